#include "rulesets.h"

#include "kitchen_table/ruleset_files/ruleset_files.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <ostream>
#include <vector>

namespace kitchen_table::app {
namespace {

namespace codec = wire::crazy_eights;

/// The names of the ruleset files in a folder, sorted; nullopt if the folder cannot be read.
std::optional<std::vector<std::string>> json_files(const std::string& folder) {
    std::error_code error;
    std::vector<std::string> files;
    for (std::filesystem::directory_iterator entry(folder, error), end; !error && entry != end;
         entry.increment(error)) {
        if (entry->path().extension() == ".json") files.push_back(entry->path().string());
    }
    if (error) return std::nullopt;
    std::sort(files.begin(), files.end());
    return files;
}

}  // namespace

std::optional<std::string> read_file(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    if (!file) return std::nullopt;
    std::string text{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
    if (file.bad()) return std::nullopt;
    return text;
}

std::optional<codec::Rulesets> load_rulesets(const std::string& folder, std::ostream& err) {
    codec::Rulesets rulesets;
    std::vector<codec::RulesetFileProblem> problems;
    for (const auto& file : ruleset_files::embedded_rulesets()) {
        codec::read_ruleset(rulesets, file.slug, file.text, problems);
    }
    if (!folder.empty()) {
        const auto files = json_files(folder);
        if (!files) {
            problems.push_back({folder, "", "is no folder that can be read"});
        }
        for (const auto& file : files.value_or(std::vector<std::string>{})) {
            const auto text = read_file(file);
            if (text) {
                codec::read_ruleset(rulesets, file, *text, problems);
            } else {
                problems.push_back({file, "", "cannot be read"});
            }
        }
    }
    for (const auto& problem : problems) {
        err << problem.file << ": " << problem.key << (problem.key.empty() ? "" : ": ")
            << problem.reason << "\n";
    }
    if (!problems.empty()) return std::nullopt;
    return rulesets;
}

}  // namespace kitchen_table::app
