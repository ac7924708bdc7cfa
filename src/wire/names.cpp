#include "kitchen_table/wire/messages.h"

#include <array>

namespace kitchen_table::wire {
namespace {

constexpr int characters_max = 24;
constexpr int marks_per_character_max = 4;
constexpr std::size_t bytes_max = 96;

struct Range {
    char32_t first, last;
};

template <std::size_t N>
bool in(const std::array<Range, N>& ranges, char32_t point) {
    for (const Range range : ranges) {
        if (point >= range.first && point <= range.last) return true;
    }
    return false;
}

/// Controls, marks that turn the direction of text, fillers that show nothing, tags, private use.
constexpr std::array dropped{
    Range{0x0000, 0x0008},   Range{0x000E, 0x001F},   Range{0x007F, 0x0084},
    Range{0x0086, 0x009F},   Range{0x00AD, 0x00AD},   Range{0x034F, 0x034F},
    Range{0x061C, 0x061C},   Range{0x115F, 0x1160},   Range{0x17B4, 0x17B5},
    Range{0x180B, 0x180F},   Range{0x200B, 0x200B},   Range{0x200E, 0x200F},
    Range{0x202A, 0x202E},   Range{0x2060, 0x206F},   Range{0x2800, 0x2800},
    Range{0x3164, 0x3164},   Range{0xE000, 0xF8FF},   Range{0xFEFF, 0xFEFF},
    Range{0xFFA0, 0xFFA0},   Range{0xFFF0, 0xFFFB},   Range{0xFFFE, 0xFFFF},
    Range{0x1BCA0, 0x1BCA3}, Range{0x1D173, 0x1D17A}, Range{0xE0000, 0x10FFFF}};

constexpr std::array spaces{Range{0x0009, 0x000D}, Range{0x0020, 0x0020}, Range{0x0085, 0x0085},
                            Range{0x00A0, 0x00A0}, Range{0x1680, 0x1680}, Range{0x2000, 0x200A},
                            Range{0x2028, 0x2029}, Range{0x202F, 0x202F}, Range{0x205F, 0x205F},
                            Range{0x3000, 0x3000}};

/// Marks that sit on the character before: accents, variation selectors, skin tones.
constexpr std::array marks{
    Range{0x0300, 0x036F}, Range{0x0483, 0x0489}, Range{0x0591, 0x05C7},  Range{0x0610, 0x061A},
    Range{0x064B, 0x065F}, Range{0x0670, 0x0670}, Range{0x06D6, 0x06DC},  Range{0x06DF, 0x06E8},
    Range{0x0900, 0x0903}, Range{0x093A, 0x094F}, Range{0x0E31, 0x0E31},  Range{0x0E34, 0x0E3A},
    Range{0x0E47, 0x0E4E}, Range{0x1AB0, 0x1AFF}, Range{0x1DC0, 0x1DFF},  Range{0x20D0, 0x20FF},
    Range{0xFE00, 0xFE0F}, Range{0xFE20, 0xFE2F}, Range{0x1F3FB, 0x1F3FF}};

/// Joins the characters around it into one sign (emoji, some scripts).
bool joins(char32_t point) {
    return point == 0x200C || point == 0x200D;
}

/// The code point at `at`, which moves past it; nullopt where the bytes are no strict UTF-8.
std::optional<char32_t> next_point(std::string_view text, std::size_t& at) {
    const auto byte = [&](std::size_t index) {
        return static_cast<unsigned char>(text[index]);
    };
    const unsigned char lead = byte(at);
    const int length = lead < 0x80 ? 1 : lead < 0xC2 ? 0 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
    if (length == 0 || lead > 0xF4 || at + static_cast<std::size_t>(length) > text.size()) {
        return std::nullopt;
    }
    char32_t point = length == 1 ? lead : lead & (0x7F >> length);
    for (int index = 1; index < length; ++index) {
        const unsigned char following = byte(at + static_cast<std::size_t>(index));
        if ((following & 0xC0) != 0x80) return std::nullopt;
        point = (point << 6) | (following & 0x3F);
    }
    const bool overlong = (length == 3 && point < 0x800) || (length == 4 && point < 0x10000);
    const bool surrogate = point >= 0xD800 && point <= 0xDFFF;
    if (overlong || surrogate || point > 0x10FFFF) return std::nullopt;
    at += static_cast<std::size_t>(length);
    return point;
}

/// Takes code points one by one and keeps what belongs in a name.
class NameWriter {
public:
    /// `bytes` is the code point as UTF-8.
    void add(char32_t point, std::string_view bytes) {
        if (in(dropped, point)) return;
        if (in(spaces, point)) {
            space_waits_ = !text_.empty();
            joiner_waits_ = {};
            return;
        }
        if (joins(point)) {
            if (!text_.empty() && !space_waits_) joiner_waits_ = bytes;
            return;
        }
        if (in(marks, point)) {
            if (text_.empty() || space_waits_ || ++marks_here_ > marks_per_character_max) return;
            text_ += bytes;
            return;
        }
        if (space_waits_) {
            text_ += ' ';
            ++characters_;
        }
        text_ += joiner_waits_;
        if (joiner_waits_.empty()) ++characters_;
        text_ += bytes;
        space_waits_ = false;
        joiner_waits_ = {};
        marks_here_ = 0;
    }
    std::string text() && { return std::move(text_); }
    int characters() const { return characters_; }

private:
    std::string text_;
    int characters_ = 0;
    int marks_here_ = 0;
    bool space_waits_ = false;       // written only when something follows
    std::string_view joiner_waits_;  // likewise
};

}  // namespace

std::expected<std::string, std::string> normalised_name(std::string_view text) {
    NameWriter writer;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t start = at;
        const auto point = next_point(text, at);
        if (!point) return std::unexpected("must be text in UTF-8");
        writer.add(*point, text.substr(start, at - start));
    }
    const int characters = writer.characters();
    std::string name = std::move(writer).text();
    if (name.empty()) return std::unexpected("must not be empty");
    if (characters > characters_max || name.size() > bytes_max) {
        return std::unexpected("must have at most 24 characters");
    }
    return name;
}

}  // namespace kitchen_table::wire
