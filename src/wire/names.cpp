#include "kitchen_table/wire/messages.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <memory>

#include <utf8proc.h>

namespace kitchen_table::wire {
namespace {

constexpr int name_characters_max = 24;
constexpr int marks_per_character_max = 4;
constexpr std::size_t name_bytes_max = 96;
constexpr std::size_t typed_bytes_max = 1024;

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

/// Marks that sit on the character before: accents, vowel signs, variation selectors, skin tones.
bool is_mark(char32_t point) {
    if (point >= 0x1F3FB && point <= 0x1F3FF) return true;
    switch (utf8proc_category(static_cast<utf8proc_int32_t>(point))) {
        case UTF8PROC_CATEGORY_MN:
        case UTF8PROC_CATEGORY_MC:
        case UTF8PROC_CATEGORY_ME:
            return true;
        default:
            return false;
    }
}

/// Joins the characters around it into one sign (emoji, some scripts).
bool joins(char32_t point) {
    return point == 0x200C || point == 0x200D;
}

/// The code point at `at`, which moves past it; nullopt where the bytes are no strict UTF-8.
std::optional<char32_t> next_point(std::string_view text, std::size_t& at) {
    const auto* bytes = reinterpret_cast<const utf8proc_uint8_t*>(text.data());
    utf8proc_int32_t point = 0;
    const auto length =
        utf8proc_iterate(bytes + at, static_cast<utf8proc_ssize_t>(text.size() - at), &point);
    if (length <= 0) return std::nullopt;
    at += static_cast<std::size_t>(length);
    return static_cast<char32_t>(point);
}

/// The same text in the composed form (NFC), so that what looks alike is stored alike; nullopt if
/// it is no strict UTF-8.
std::optional<std::string> composed(std::string_view text) {
    utf8proc_uint8_t* result = nullptr;
    const auto length =
        utf8proc_map(reinterpret_cast<const utf8proc_uint8_t*>(text.data()),
                     static_cast<utf8proc_ssize_t>(text.size()), &result,
                     static_cast<utf8proc_option_t>(UTF8PROC_STABLE | UTF8PROC_COMPOSE));
    const std::unique_ptr<utf8proc_uint8_t, decltype(&std::free)> owner(result, &std::free);
    if (length < 0) return std::nullopt;
    return std::string(reinterpret_cast<const char*>(result), static_cast<std::size_t>(length));
}

/// How many signs a reader sees: grapheme clusters, so a letter with its accents is one, and so is
/// a family of emoji.
int characters_of(std::string_view text) {
    int characters = 0;
    utf8proc_int32_t before = 0, state = 0;
    for (std::size_t at = 0; at < text.size();) {
        const bool first = at == 0;
        const auto point = static_cast<utf8proc_int32_t>(next_point(text, at).value());
        if (first || utf8proc_grapheme_break_stateful(before, point, &state)) ++characters;
        before = point;
    }
    return characters;
}

/// Takes code points one by one and keeps what belongs in a text of people.
class TextWriter {
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
        if (is_mark(point)) {
            if (text_.empty() || space_waits_ || ++marks_here_ > marks_per_character_max) return;
            text_ += bytes;
            return;
        }
        if (space_waits_) text_ += ' ';
        text_ += joiner_waits_;
        text_ += bytes;
        space_waits_ = false;
        joiner_waits_ = {};
        marks_here_ = 0;
    }
    std::string text() && { return std::move(text_); }

private:
    std::string text_;
    int marks_here_ = 0;
    bool space_waits_ = false;       // written only when something follows
    std::string_view joiner_waits_;  // likewise
};

}  // namespace

std::expected<std::string, std::string> normalised_text(std::string_view text, int characters_max,
                                                        std::size_t bytes_max) {
    const auto too_long = [&] {
        return std::unexpected("must have at most " + std::to_string(characters_max) +
                               " characters");
    };
    // As it was typed, before anything is left out: sorting long runs of marks takes long.
    if (text.size() > std::max(typed_bytes_max, 2 * bytes_max)) return too_long();
    // Before anything is left out, so that marks are counted as they are stored.
    const auto whole = composed(text);
    if (!whole) return std::unexpected("must be text in UTF-8");
    TextWriter writer;
    for (std::size_t at = 0; at < whole->size();) {
        const std::size_t start = at;
        const auto point = next_point(*whole, at).value();
        writer.add(point, std::string_view(*whole).substr(start, at - start));
    }
    // And after it: what was left out may have stood between a letter and its accent.
    std::string kept = composed(std::move(writer).text()).value();
    if (characters_of(kept) > characters_max) return too_long();
    if (kept.size() > bytes_max) {
        return std::unexpected("has too many accents or joined pictures");
    }
    return kept;
}

std::expected<std::string, std::string> normalised_name(std::string_view text) {
    auto name = normalised_text(text, name_characters_max, name_bytes_max);
    if (name && name->empty()) return std::unexpected("must not be empty");
    return name;
}

}  // namespace kitchen_table::wire
