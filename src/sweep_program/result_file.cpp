// JSON and CSV of a finished run: figures under the names that the page's core gives them.
#include <nlohmann/json.hpp>

#include "../sweep/report_fields.hpp"
#include "files.hpp"

namespace sqrtdk::sweep_program {
namespace {

using nlohmann::ordered_json;

struct NamedFigure {
  std::string name;
  std::optional<statistics::Estimate> figure;  ///< empty where the rule is not defined at this d
};

/// Of the raw scores.
std::vector<NamedFigure> score_figures(const sweep::Report& report) {
  const bool band = !report.no_band;
  const auto& scores = report.scores;
  return {{"mean", sweep::figure_if_known(scores.mean, report.mean_known)},
          {"variance", sweep::figure_if_known(scores.variance, band)},
          {"std", sweep::figure_if_known(scores.std, band)},
          {"skewness", sweep::figure_if_known(scores.skewness, report.shape_known)},
          {"kurtosis", sweep::figure_if_known(scores.kurtosis, report.shape_known)}};
}

/// Of one rule.
std::vector<NamedFigure> rule_figures(const std::optional<sweep::RuleFigures>& figures) {
  std::vector<NamedFigure> named;
  for_each_field(figures.value_or(sweep::RuleFigures{}), [&](const char* name, const auto& figure) {
    if constexpr (std::is_same_v<std::remove_cvref_t<decltype(figure)>, statistics::Estimate>) {
      named.push_back({name, figures ? std::optional(figure) : std::nullopt});
    }
  });
  return named;
}

/// The parameter, divisor and logarithm of the divisor of a rule.
std::vector<std::pair<std::string, std::optional<double>>> rule_numbers(
    const scaling::Choice& choice, const std::optional<sweep::RuleFigures>& figures) {
  const bool takes_parameter = scaling::find(choice.id).parameter.has_value();
  return {{"parameter", takes_parameter ? std::optional(choice.parameter) : std::nullopt},
          {"divisor", figures ? figures->divisor : std::nullopt},
          {"logDivisor", figures ? figures->log_divisor : std::nullopt}};
}

/// Why there is no band for the variance; empty if there is one.
std::string no_band_text(const sweep::Report& report) {
  return report.no_band ? std::string(statistics::name_of(*report.no_band)) : "";
}

ordered_json json_of(const std::optional<double>& number) { return number ? ordered_json(*number) : ordered_json(); }

void add_figures(ordered_json& json, const std::vector<NamedFigure>& named) {
  for (const auto& [name, figure] : named) {
    ordered_json& parts = json[name] = nullptr;
    if (!figure) continue;
    for_each_field(*figure, [&parts](const char* part, const auto& number) { parts[part] = json_of(number); });
  }
}

ordered_json json_of(const sweep::Report& report, const sweep::Specification& asked,
                     const sweep::Histogram& histogram) {
  ordered_json json{{"samples", report.samples}};
  add_figures(json, score_figures(report));
  json["noBand"] = report.no_band ? ordered_json(no_band_text(report)) : ordered_json();
  json["histogram"] = {{"from", report.histogram_from},
                       {"to", report.histogram_to},
                       {"counts", histogram.counts},
                       {"below", histogram.below},
                       {"above", histogram.above}};
  json["rules"] = ordered_json::array();
  for (std::size_t index = 0; index < report.rules.size(); ++index) {
    const scaling::Choice& choice = asked.rules[index];
    ordered_json rule{{"rule", choice.id}};
    for (const auto& [name, number] : rule_numbers(choice, report.rules[index])) {
      if (name != "parameter" || number) rule[name] = json_of(number);
    }
    add_figures(rule, rule_figures(report.rules[index]));
    json["rules"].push_back(rule);
  }
  return json;
}

std::string field(const std::optional<double>& number) {
  return number && std::isfinite(*number) ? exact_text(*number) : "";
}

/// Four fields of each: the value, and what is known of it.
void append_fields(std::string& csv, const std::vector<NamedFigure>& named) {
  for (const auto& [name, figure] : named) {
    if (figure) {
      for_each_field(*figure, [&csv](const char*, const auto& number) { csv += "," + field(number); });
    } else {
      csv += ",,,,";
    }
  }
}

std::string column_names() {
  std::string names = "d,samples,keys,seed,rule,parameter,divisor,logDivisor,noBand";
  for (const auto& figures : {score_figures({}), rule_figures(std::nullopt)}) {
    for (const NamedFigure& named : figures) {
      for (const char* of : {"", "StandardError", "Low", "High"}) names += "," + named.name + of;
    }
  }
  return names;
}

}  // namespace

std::string result_json(const Part& part) {
  const Task& task = part.task();
  std::string json = R"({"format": "sqrtdk-sweep-result", "version": 1, "core": ")" SQRTDK_VERSION "\",\n";
  json += R"( "specification": )" + task_json(task) + ",\n";
  json += R"( "fingerprint": ")" + fingerprint_text(task) + "\",\n";
  json += R"( "dimensions": [)";
  for (std::size_t index = 0; index < task.dimensions.size(); ++index) {
    const sweep::Summary& summary = part.merged(index);
    const sweep::Report report = sweep::report(task.specification, summary);
    json += (index > 0 ? ",\n  {" : "\n  {");
    json += R"("d": )" + std::to_string(summary.d) + R"(, "chunks": )" + std::to_string(summary.chunks) +
            ",\n   \"summary\": " + json_text(summary.to_numbers()) +
            ",\n   \"report\": " + json_text(json_of(report, task.specification, summary.histogram)) + "}";
  }
  return json + "\n ]}\n";
}

std::string result_csv(const Part& part) {
  const sweep::Specification& asked = part.task().specification;
  std::string csv = column_names() + "\r\n";
  for (std::size_t index = 0; index < part.task().dimensions.size(); ++index) {
    const sweep::Report report = sweep::report(asked, part.merged(index));
    for (std::size_t rule = 0; rule < asked.rules.size(); ++rule) {
      csv += std::to_string(report.d) + "," + exact_text(report.samples) + "," + std::to_string(asked.keys) + "," +
             std::to_string(asked.seed) + "," + asked.rules[rule].id;
      for (const auto& [name, number] : rule_numbers(asked.rules[rule], report.rules[rule])) csv += "," + field(number);
      csv += "," + no_band_text(report);
      append_fields(csv, score_figures(report));
      append_fields(csv, rule_figures(report.rules[rule]));
      csv += "\r\n";
    }
  }
  return csv;
}

}  // namespace sqrtdk::sweep_program
