// Who is at the other end: origins, proxies, devices.
#include "../../src/net/client.h"
#include "../../src/net/message_rate.h"
#include "../../src/net/origin.h"
#include "../../src/net/token_bucket.h"

#include <catch2/catch.hpp>

#include <vector>

using namespace kitchen_table::net;

TEST_CASE("only the server's own origin may connect, whatever looks like it", "[origin]") {
    const std::vector<std::string> none;
    const std::string host = "cards.example:8080";
    CHECK(origin_allowed("http://cards.example:8080", host, false, none));
    CHECK(origin_allowed("https://cards.example", "cards.example", true, none));
    for (const auto* origin : {"",
                               "null",
                               "NULL",
                               "http://evil.example",
                               "https://cards.example:8080",
                               "http://cards.example",
                               "http://cards.example:80",
                               "http://cards.example:808",
                               "http://cards.example:80800",
                               "http://cards.example:8080.evil.example",
                               "http://evil.example/cards.example:8080",
                               "http://evilcards.example:8080",
                               "http://cards.example.evil.example:8080",
                               "http://cards.example.:8080",
                               "http://CARDS.example:8080",
                               "HTTP://cards.example:8080",
                               "http://user@cards.example:8080",
                               "http://cards.example:8080@evil.example",
                               "http://cards.example:8080/",
                               "http://cards.example:8080?",
                               "http://cards.example:8080#",
                               " http://cards.example:8080",
                               "http://cards.example:8080 ",
                               "http://cards.example:08080",
                               "http:/cards.example:8080",
                               "http:cards.example:8080",
                               "//cards.example:8080",
                               "cards.example:8080",
                               "ws://cards.example:8080",
                               "file://",
                               "http://",
                               "http://127.0.0.1:8080",
                               "http://cards%2eexample:8080",
                               "http://cards.example:8080,http://evil.example",
                               "http://evil.example http://cards.example:8080",
                               "http://sub.cards.example:8080",
                               "http://[::1]:8080",
                               "http://cards-example:8080"}) {
        CAPTURE(origin);
        CHECK_FALSE(origin_allowed(origin, host, false, none));
    }
    CHECK_FALSE(origin_allowed("http://", "", false, none));
    CHECK_FALSE(origin_allowed("http://cards.example:8080", host, true, none));
}

TEST_CASE("an origin of the list may connect, exactly as it stands there", "[origin]") {
    const std::vector<std::string> allowed{"https://cards.example", "null"};
    CHECK(origin_allowed("https://cards.example", "10.0.0.2:8080", false, allowed));
    CHECK_FALSE(origin_allowed("https://cards.example:443", "10.0.0.2:8080", false, allowed));
    CHECK_FALSE(origin_allowed("null", "10.0.0.2:8080", false, allowed));
}

TEST_CASE("the forwarded address counts only behind a trusted proxy", "[client]") {
    const std::vector<std::string> trusted{"10.0.0.1", "10.0.0.2"};
    const auto address = [&](std::string_view peer, std::string_view header) {
        return client_behind(peer, header, "https", trusted).address;
    };
    CHECK(address("203.0.113.9", "198.51.100.1") == "203.0.113.9");
    CHECK(address("10.0.0.1", "198.51.100.1") == "198.51.100.1");
    CHECK(address("10.0.0.1", "6.6.6.6, 198.51.100.1") == "198.51.100.1");
    CHECK(address("10.0.0.1", "6.6.6.6, 198.51.100.1 , 10.0.0.2") == "198.51.100.1");
    CHECK(address("10.0.0.1", "10.0.0.2") == "10.0.0.2");
    CHECK(address("10.0.0.1", "") == "10.0.0.1");
    CHECK(address("10.0.0.1", "evil\"},{") == "10.0.0.1");
    CHECK(address("10.0.0.1", "198.51.100.1, unknown") == "10.0.0.1");
    CHECK(address("10.0.0.1", "2001:db8::7") == "2001:db8::7");
    CHECK_FALSE(client_behind("203.0.113.9", "", "https", trusted).tls);
    CHECK(client_behind("10.0.0.1", "", "https", trusted).tls);
    CHECK(client_behind("10.0.0.1", "", "http, https", trusted).tls);
    CHECK_FALSE(client_behind("10.0.0.1", "", "https, http", trusted).tls);
}

TEST_CASE("loopback hosts are told from look-alikes", "[client]") {
    for (const auto* host : {"localhost", "localhost:8080", "127.0.0.1", "127.1.2.3:9", "[::1]",
                             "[::1]:8080", "a.localhost"}) {
        CAPTURE(host);
        CHECK(is_loopback_host(host));
    }
    for (const auto* host :
         {"", "localhost.evil.example", "127.0.0.1.evil.example", "127.evil.example", "[::2]",
          "notlocalhost", "192.168.1.5:8080", "128.0.0.1"}) {
        CAPTURE(host);
        CHECK_FALSE(is_loopback_host(host));
    }
}

TEST_CASE("a device's token is read from its cookie and only in the form that was given out",
          "[client]") {
    const auto token = new_device_token();
    CHECK(token.size() == 64);
    CHECK(new_device_token() != token);
    CHECK(device_token("kt_device=" + token, false) == token);
    CHECK(device_token("a=b; __Host-kt_device=" + token + "; c=d", true) == token);
    CHECK_FALSE(device_token("kt_device=" + token, true));
    CHECK_FALSE(device_token("__Host-kt_device=" + token, false));
    CHECK_FALSE(device_token("kt_device=" + token + "0", false));
    CHECK_FALSE(device_token("kt_device=" + std::string(64, 'g'), false));
    CHECK_FALSE(device_token("xkt_device=" + token, false));
    CHECK_FALSE(device_token("", false));
    CHECK(token_hash(token) == token_hash(token));
    CHECK(token_hash(token) != token_hash(new_device_token()));
}

TEST_CASE("a bucket lets a burst through and then so many a second", "[client]") {
    TokenBucket bucket(20, 40, 1'000);
    for (int i = 0; i < 40; ++i)
        CHECK(bucket.take(1'000));
    CHECK_FALSE(bucket.take(1'000));
    CHECK_FALSE(bucket.take(1'049));
    CHECK(bucket.take(1'050));
    CHECK_FALSE(bucket.take(1'050));
    for (int i = 0; i < 20; ++i)
        CHECK(bucket.take(2'050));
    CHECK_FALSE(bucket.take(2'050));
    for (int i = 0; i < 40; ++i)
        CHECK(bucket.take(100'000));
    CHECK_FALSE(bucket.take(100'000));
}

TEST_CASE("who is a little over the rate for long is told to go", "[client]") {
    MessageRate rate(20, 40, 0);
    int refused = 0;
    std::int64_t at_ms = 0;
    for (; !rate.too_many() && at_ms < 120'000; at_ms += 45)  // 22 a second
        refused += rate.take(at_ms) ? 0 : 1;
    CHECK(rate.too_many());
    CHECK(refused == 20);
    CHECK(at_ms > 20'000);  // the burst had to be used up first
}

TEST_CASE(
    "who keeps to the rate is never told to go, and a burst too long now and then is forgiven",
    "[client]") {
    MessageRate steady(20, 40, 0);
    for (std::int64_t at_ms = 0; at_ms < 120'000; at_ms += 50)
        CHECK(steady.take(at_ms));
    MessageRate bursting(20, 40, 0);
    for (std::int64_t at_ms = 0; at_ms < 120'000; at_ms += 15'000) {
        for (int i = 0; i < 45; ++i)
            bursting.take(at_ms);
    }
    CHECK_FALSE(bursting.too_many());
}

TEST_CASE("one flood is too many at once", "[client]") {
    MessageRate rate(20, 40, 0);
    for (int i = 0; i < 59; ++i)
        rate.take(0);
    CHECK_FALSE(rate.too_many());
    rate.take(0);
    CHECK(rate.too_many());
}
