#include "packed_text.h"

#include "kitchen_table/store/store.h"

#include <boost/beast/zlib/deflate_stream.hpp>
#include <boost/beast/zlib/inflate_stream.hpp>

#include <array>

namespace kitchen_table::store::sqlite {
namespace {

namespace zlib = boost::beast::zlib;

constexpr std::size_t length_bytes = 4;
// A round of thousands of actions is smaller; what says it is larger was never written here.
constexpr std::size_t text_bytes_max = 64 * 1024 * 1024;

StoreError broken() {
    return {Failure::corrupt, "a packed text cannot be read"};
}

}  // namespace

Packed packed(std::string_view text) {
    if (text.empty()) return {};
    if (text.size() > text_bytes_max) throw StoreError(Failure::corrupt, "a text is too long");
    zlib::deflate_stream deflate;
    deflate.reset(6, 15, 8, zlib::Strategy::normal);
    Packed bytes(length_bytes + deflate.upper_bound(text.size()));
    for (std::size_t at = 0; at < length_bytes; ++at)
        bytes[at] = static_cast<std::uint8_t>(text.size() >> (8 * at));
    zlib::z_params stream;
    stream.next_in = text.data();
    stream.avail_in = text.size();
    stream.next_out = bytes.data() + length_bytes;
    stream.avail_out = bytes.size() - length_bytes;
    boost::system::error_code error;
    deflate.write(stream, zlib::Flush::finish, error);
    if (error != zlib::error::end_of_stream) throw StoreError(Failure::io, error.message());
    bytes.resize(length_bytes + stream.total_out);
    return bytes;
}

std::string unpacked(std::span<const std::uint8_t> bytes) {
    if (bytes.empty()) return {};
    if (bytes.size() <= length_bytes) throw broken();
    std::size_t length = 0;
    for (std::size_t at = 0; at < length_bytes; ++at)
        length |= std::size_t{bytes[at]} << (8 * at);
    if (length > text_bytes_max) throw broken();
    std::string text(length + 1, '\0');  // one more, so that a longer text is seen
    zlib::inflate_stream inflate;
    inflate.reset(15);
    zlib::z_params stream;
    stream.next_in = bytes.data() + length_bytes;
    stream.avail_in = bytes.size() - length_bytes;
    stream.next_out = text.data();
    stream.avail_out = text.size();
    boost::system::error_code error;
    inflate.write(stream, zlib::Flush::finish, error);
    // Whether the mark of the end was read, too, depends on how the last bits fall into bytes.
    if (stream.total_out != length) throw broken();
    text.resize(length);
    return text;
}

}  // namespace kitchen_table::store::sqlite
