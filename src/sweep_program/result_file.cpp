// JSON and CSV of a finished run.
#include "result_file.hpp"

#include <cmath>

#include "number_text.hpp"
#include "report_figures.hpp"
#include "specification_file.hpp"

namespace sqrtdk::sweep_program {
namespace {

/// JSON has no NaN and no ∞: null stands for a figure that there is not.
std::string number_or(const std::optional<double>& number, const char* otherwise) {
  return number && std::isfinite(*number) ? exact_text(*number) : otherwise;
}

std::optional<double> when(bool known, std::optional<double> number) { return known ? number : std::nullopt; }

std::string json_of(const NamedFigure& named) {
  std::string json = '"' + std::string(named.name) + R"(": )";
  if (!named.figure) return json + "null";
  const auto& [value, standard_error, low, high] = *named.figure;
  const auto number = [&named](const std::optional<double>& one) { return number_or(when(named.known, one), "null"); };
  return json + R"({"value": )" + number_or(value, "null") + R"(, "standardError": )" + number(standard_error) +
         R"(, "low": )" + number(low) + R"(, "high": )" + number(high) + "}";
}

std::string json_of(const std::vector<double>& numbers) {
  std::string json = "[";
  for (std::size_t place = 0; place < numbers.size(); ++place) {
    if (place > 0) json += ", ";
    append_exact(json, numbers[place]);
  }
  return json + "]";
}

std::string json_of(const scaling::Choice& choice, const std::optional<sweep::RuleFigures>& figures) {
  std::string json = R"({"rule": ")" + choice.id + '"';
  if (scaling::find(choice.id).parameter) json += R"(, "parameter": )" + exact_text(choice.parameter);
  json += R"(, "divisor": )" + number_or(figures ? figures->divisor : std::nullopt, "null");
  json += R"(, "logDivisor": )" + number_or(figures ? figures->log_divisor : std::nullopt, "null");
  for (const NamedFigure& named : rule_figures(figures)) json += ", " + json_of(named);
  return json + "}";
}

std::string json_of(const sweep::Specification& asked, const sweep::Summary& summary) {
  const sweep::Report report = sweep::report(asked, summary);
  std::string json = R"({"samples": )" + exact_text(report.samples);
  for (const NamedFigure& named : score_figures(report)) json += ", " + json_of(named);
  const std::string_view no_band = no_band_text(report);
  json += R"(, "noBand": )" + (no_band.empty() ? "null" : '"' + std::string(no_band) + '"');
  const std::vector<double> counts(summary.histogram.counts.begin(), summary.histogram.counts.end());
  json += R"(, "histogram": {"from": )" + exact_text(report.histogram_from) + R"(, "to": )" +
          exact_text(report.histogram_to) + R"(, "counts": )" + json_of(counts) + R"(, "below": )" +
          exact_text(summary.histogram.below) + R"(, "above": )" + exact_text(summary.histogram.above) + "}";
  json += R"(, "rules": [)";
  for (std::size_t index = 0; index < report.rules.size(); ++index) {
    json += (index > 0 ? ", " : "") + json_of(asked.rules[index], report.rules[index]);
  }
  return json + "]}";
}

/// Four fields: the value, and what is known of it.
std::string fields_of(const NamedFigure& named) {
  if (!named.figure) return ",,,,";
  const auto& [value, standard_error, low, high] = *named.figure;
  std::string fields = "," + number_or(value, "");
  for (const auto& number : {standard_error, low, high}) fields += "," + number_or(when(named.known, number), "");
  return fields;
}

std::string column_names() {
  std::string names = "d,samples,keys,seed,rule,parameter,divisor,logDivisor,noBand";
  for (const auto& figures : {score_figures({}), rule_figures(std::nullopt)}) {
    for (const NamedFigure& named : figures) {
      for (const char* of : {"", "StandardError", "Low", "High"}) names += "," + std::string(named.name) + of;
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
    json += (index > 0 ? ",\n  {" : "\n  {");
    json += R"("d": )" + std::to_string(summary.d) + R"(, "chunks": )" + std::to_string(summary.chunks) +
            ",\n   \"summary\": " + json_of(summary.to_numbers()) +
            ",\n   \"report\": " + json_of(task.specification, summary) + "}";
  }
  return json + "\n ]}\n";
}

std::string result_csv(const Part& part) {
  const sweep::Specification& asked = part.task().specification;
  std::string csv = column_names() + "\r\n";
  for (std::size_t index = 0; index < part.task().dimensions.size(); ++index) {
    const sweep::Report report = sweep::report(asked, part.merged(index));
    for (std::size_t rule = 0; rule < asked.rules.size(); ++rule) {
      const scaling::Choice& choice = asked.rules[rule];
      const auto& figures = report.rules[rule];
      const std::optional<double> parameter = when(scaling::find(choice.id).parameter.has_value(), choice.parameter);
      csv += std::to_string(report.d) + "," + exact_text(report.samples) + "," + std::to_string(asked.keys) + "," +
             std::to_string(asked.seed) + "," + choice.id + "," + number_or(parameter, "") + "," +
             number_or(figures ? figures->divisor : std::nullopt, "") + "," +
             number_or(figures ? figures->log_divisor : std::nullopt, "") + "," + std::string(no_band_text(report));
      for (const NamedFigure& named : score_figures(report)) csv += fields_of(named);
      for (const NamedFigure& named : rule_figures(figures)) csv += fields_of(named);
      csv += "\r\n";
    }
  }
  return csv;
}

}  // namespace sqrtdk::sweep_program
