// What is answered over HTTP, without sockets.
#include "../../src/net/http_answer.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <filesystem>
#include <fstream>

using namespace kitchen_table::net;

namespace {

namespace fs = std::filesystem;

/// A folder with a small client in it, removed at the end.
class WebFolder {
public:
    WebFolder() : path_(fs::temp_directory_path() / ("kt-web-" + std::to_string(::getpid()))) {
        fs::create_directories(path_ / "assets");
        write("index.html", "<!doctype html><title>Kitchen Table</title>");
        write("table.html", "<!doctype html><title>A table</title>");
        write("guest.html", "<!doctype html><title>A guest</title>");
        write("assets/app-1a2b.js", "console.log('a long script')");
        write("assets/app-1a2b.js.gz", "gzipped");
        write("assets/app-1a2b.js.br", "brotli");
        write("favicon.svg", "<svg/>");
        write("sw.js", "// the service worker");
        write("manifest.webmanifest", "{}");
        fs::create_directories(path_ / "icons");
        write("icons/icon-192.png", "a picture");
    }
    ~WebFolder() { fs::remove_all(path_); }
    const fs::path& path() const { return path_; }

private:
    void write(const std::string& name, const std::string& text) {
        std::ofstream(path_ / name) << text;
    }
    fs::path path_;
};

std::string header(const HttpAnswer& answer, std::string_view name) {
    const auto found = std::ranges::find(answer.headers, name, &Header::name);
    return found == answer.headers.end() ? "" : found->value;
}

class Fixture {
public:
    HttpAnswer get(std::string_view target) {
        request_.target = target;
        return answer_http(request_, site_, health_);
    }

protected:
    WebFolder folder_;
    Site site_ = Site::from_folder(folder_.path()).value();
    HttpRequest request_{"GET", "/", "192.168.1.5:8080", "", "", "", false};
    Health health_{{}, "{\"name\":\"kitchen-table\"}"};
};

}  // namespace

TEST_CASE_METHOD(
    Fixture, "the page of a table names what is wanted there by who has been here, and by a guest",
    "[http]") {
    const std::string table = "/t/kq3vx5m2tn7h4dzb6wscyfra2g";
    const auto title_there = [&] {
        const std::string page(get(table).body());
        return page.substr(page.find("<title>"));
    };
    CHECK(title_there() == "<title>A guest</title>");
    CHECK(get("/rules/newfoundland").body().ends_with("<title>Kitchen Table</title>"));
    const std::string cookie = "kt_device=" + std::string(64, 'a');
    request_.cookie = cookie;
    CHECK(title_there() == "<title>A table</title>");
    CHECK(get("/rules/newfoundland").body().ends_with("<title>Kitchen Table</title>"));
    CHECK(header(get(table), "Vary") == "Accept-Encoding, Cookie");
    fs::remove(folder_.path() / "table.html");
    site_ = Site::from_folder(folder_.path()).value();
    CHECK(title_there() == "<title>Kitchen Table</title>");
}

TEST_CASE_METHOD(Fixture, "every address of the client's pages gives the page", "[http]") {
    for (const auto* path :
         {"/", "/new", "/t/kq3vx5m2tn7h4dzb6wscyfra2g", "/rules/fifty-per-player", "/?x=1", "/me",
          "/verify", "/replay", "/history", "/leaders", "/invite",
          "/invite/kq3vx5m2tn7h4dzb6wscyfra2g", "/i/abc", "/s/abc", "/p/abc", "/g/0123abcd"}) {
        CAPTURE(path);
        const auto answer = get(path);
        CHECK(answer.status == 200);
        CHECK(answer.body().starts_with("<!doctype html>"));
        CHECK(header(answer, "Content-Type") == "text/html; charset=utf-8");
        CHECK(header(answer, "Cache-Control") == "no-cache");
        CHECK(header(answer, "ETag").size() == 34);
    }
}

TEST_CASE_METHOD(Fixture, "paths that lead nowhere, or out of the folder, are not found",
                 "[http]") {
    for (const auto* path : {"/nothing",
                             "/t/",
                             "/t/a/b",
                             "/t/a%2e",
                             "/rules/",
                             "/rules/A",
                             "/rules/../x",
                             "/../etc/passwd",
                             "/..%2fetc/passwd",
                             "/%2e%2e/etc/passwd",
                             "/%252e%252e/etc/passwd",
                             "/..\\etc\\passwd",
                             "/assets/../index.html",
                             "/assets//app-1a2b.js",
                             "/assets/./app-1a2b.js",
                             "//etc/passwd",
                             "/assets/%00",
                             "/assets/app-1a2b.js/",
                             "/etc/passwd",
                             "/%c0%ae%c0%ae/etc/passwd",
                             "http://127.0.0.1/",
                             "*",
                             "",
                             "index.html",
                             "/assets/app-1a2b.js.gz",
                             "/assets",
                             "/assets/",
                             "/admin",
                             "/metrics",
                             "/file:///etc/passwd",
                             "/....//....//etc/passwd",
                             "/index.html%00.js"}) {
        CAPTURE(path);
        const auto answer = get(path);
        CHECK(answer.status == 404);
        CHECK(header(answer, "Content-Type") == "application/problem+json");
        CHECK(answer.body() ==
              R"({"type":"about:blank","title":"Not Found","status":404,"code":"not_found"})");
    }
}

TEST_CASE_METHOD(Fixture, "every answer carries the security headers, and under TLS one more",
                 "[http]") {
    for (const auto* path :
         {"/", "/nothing", "/healthz", "/readyz", "/version", "/ws", "/assets/app-1a2b.js"}) {
        for (const bool tls : {false, true}) {
            request_.tls = tls;
            const auto answer = get(path);
            for (const Header& one : security_headers(tls))
                CHECK(header(answer, one.name) == one.value);
            CHECK(header(answer, "Strict-Transport-Security").empty() != tls);
        }
    }
    CHECK(header(get("/"), "Content-Security-Policy").find("unsafe") == std::string::npos);
}

TEST_CASE_METHOD(Fixture,
                 "hashed files may be kept for ever and come compressed where that is accepted",
                 "[http]") {
    const auto* path = "/assets/app-1a2b.js";
    const auto plain = get(path);
    CHECK(header(plain, "Cache-Control") == "public, max-age=31536000, immutable");
    CHECK(header(plain, "Vary") == "Accept-Encoding");
    CHECK(header(plain, "Content-Encoding").empty());
    CHECK(plain.body() == "console.log('a long script')");

    request_.accept_encoding = "gzip, deflate";
    CHECK(get(path).body() == "gzipped");
    CHECK(header(get(path), "Content-Encoding") == "gzip");
    request_.accept_encoding = "gzip, deflate, br;q=0.8";
    CHECK(get(path).body() == "brotli");
    request_.accept_encoding = "br;q=0, GZIP;q=0.5";
    CHECK(get(path).body() == "gzipped");
    request_.accept_encoding = "gzip;q=0.0";
    CHECK(header(get(path), "Content-Encoding").empty());
}

TEST_CASE_METHOD(Fixture, "what a browser installs the game from is never older than the server",
                 "[http]") {
    const std::pair<const char*, const char*> files[] = {
        {"/sw.js", "text/javascript; charset=utf-8"},
        {"/manifest.webmanifest", "application/manifest+json"},
        {"/icons/icon-192.png", "image/png"},
    };
    for (const auto& [path, type] : files) {
        CAPTURE(path);
        const auto answer = get(path);
        CHECK(answer.status == 200);
        CHECK(header(answer, "Content-Type") == type);
        CHECK(header(answer, "Cache-Control") == "no-cache");
        CHECK_FALSE(header(answer, "ETag").empty());
        const auto policy = header(answer, "Content-Security-Policy");
        CHECK(policy.find("worker-src 'self'") != std::string::npos);
        CHECK(policy.find("manifest-src 'self'") != std::string::npos);
        CHECK(policy.find("connect-src 'self'") != std::string::npos);
    }
}

TEST_CASE_METHOD(Fixture, "a file that the browser has is not sent again, each form for itself",
                 "[http]") {
    const auto* path = "/assets/app-1a2b.js";
    const auto plain_tag = header(get(path), "ETag");
    request_.accept_encoding = "gzip";
    const auto gzip_tag = header(get(path), "ETag");
    CHECK(plain_tag != gzip_tag);

    request_.if_none_match = gzip_tag;
    CHECK(get(path).status == 304);
    CHECK(get(path).body().empty());
    const auto several = "\"other\", W/" + gzip_tag;
    request_.if_none_match = several;
    CHECK(get(path).status == 304);
    request_.if_none_match = plain_tag;
    CHECK(get(path).status == 200);
    request_.if_none_match = "*";
    CHECK(get(path).status == 304);
}

TEST_CASE_METHOD(Fixture, "only GET and HEAD are allowed", "[http]") {
    for (const auto* method : {"POST", "PUT", "DELETE", "OPTIONS", "TRACE", "PATCH", "get"}) {
        request_.method = method;
        const auto answer = get("/");
        CHECK(answer.status == 405);
        CHECK(header(answer, "Allow") == "GET, HEAD");
    }
    request_.method = "HEAD";
    CHECK(get("/").status == 200);
}

TEST_CASE_METHOD(Fixture, "health, readiness and version say what they are asked", "[http]") {
    CHECK(get("/healthz").body() == "ok");
    CHECK(get("/readyz").body() == R"({"ready":true,"failing":[]})");
    CHECK(get("/version").body() == R"({"name":"kitchen-table"})");
    CHECK(header(get("/version"), "Cache-Control") == "no-store");
    health_.failing = {"draining", "storage"};
    CHECK(get("/readyz").status == 503);
    CHECK(get("/readyz").body() == R"({"ready":false,"failing":["draining","storage"]})");
    CHECK(get("/healthz").status == 200);
    CHECK(get("/ws").status == 426);
}

TEST_CASE_METHOD(Fixture, "a page gives a new device its cookie, and a known one none", "[http]") {
    const auto cookie = header(get("/"), "Set-Cookie");
    CHECK(cookie.starts_with("kt_device="));
    CHECK(cookie.substr(10 + 64) == "; Path=/; Max-Age=34560000; HttpOnly; SameSite=Lax");
    CHECK(header(get("/"), "Set-Cookie") != cookie);
    CHECK(header(get("/favicon.svg"), "Set-Cookie").empty());

    const auto sent_back = "other=1; " + cookie.substr(0, 74);
    request_.cookie = sent_back;
    CHECK(header(get("/"), "Set-Cookie").empty());

    request_.host = "localhost:8080";  // there only the cookie with the prefix counts
    const auto secure = header(get("/"), "Set-Cookie");
    CHECK(secure.starts_with("__Host-kt_device="));
    CHECK(secure.ends_with("; Secure"));
    request_.host = "cards.example";
    request_.tls = true;
    CHECK(header(get("/"), "Set-Cookie").starts_with("__Host-kt_device="));
}

TEST_CASE("a folder that is no client is refused in words", "[http]") {
    CHECK(Site::from_folder("/no/such/folder").error().find("/no/such/folder") == 0);
    const auto empty = fs::temp_directory_path() / ("kt-empty-" + std::to_string(::getpid()));
    fs::create_directories(empty);
    CHECK(Site::from_folder(empty).error().ends_with("has no index.html"));
    fs::remove_all(empty);
}

TEST_CASE("the client inside the program has its page", "[http]") {
    const auto site = Site::embedded();
    CHECK(site.page("/", false).content_type == "text/html; charset=utf-8");
}
