// Made by make_peaked.py (mpmath): figures of rows in which one key has nearly all the weight.
// clang-format off
#pragma once

struct Peaked {
  enum Of { gradient, ablation, temperature, saturation, elided } of;
  int scores;
  const char* label;
  int index;
  const char* value;
};

inline constexpr const char* kPeakedScores[][3] = {{"30", "0", "0"}, {"70", "0", "1"}, {"-600", "600", "0"}, {"3", "2", "1"}};

inline constexpr Peaked kPeaked[] = {
    {Peaked::gradient, 0, "peaked-diagonal", 1, "1.871524593767334400122e-13"},
    {Peaked::gradient, 0, "peaked-diagonal", 2, "9.357622968837547651687e-14"},
    {Peaked::gradient, 0, "peaked-diagonal", 3, "9.357622968837547651687e-14"},
    {Peaked::gradient, 0, "peaked-trace", 0, "3.743049187534843930460e-13"},
    {Peaked::ablation, 0, "unscaled-trace", 0, "1.834872669199877858030e-8"},
    {Peaked::temperature, 0, "entropy", 1, "5.801726240679839960735e-12"},
    {Peaked::gradient, 1, "peaked-diagonal", 1, "1.478184251298143175316e-30"},
    {Peaked::gradient, 1, "peaked-diagonal", 2, "3.975449735908646807789e-31"},
    {Peaked::gradient, 1, "peaked-diagonal", 3, "1.080639277707278494537e-30"},
    {Peaked::gradient, 1, "peaked-trace", 0, "2.956368502596286350631e-30"},
    {Peaked::ablation, 1, "unscaled-trace", 0, "2.025386319994932930308e-19"},
    {Peaked::temperature, 1, "entropy", 1, "1.038704425644608869529e-28"},
    {Peaked::gradient, 2, "peaked-diagonal", 1, "7.024601888177132554529e-522"},
    {Peaked::gradient, 2, "peaked-diagonal", 2, "2.650396553004310816339e-261"},
    {Peaked::gradient, 2, "peaked-diagonal", 3, "2.650396553004310816339e-261"},
    {Peaked::gradient, 2, "peaked-trace", 0, "5.300793106008621632677e-261"},
    {Peaked::ablation, 2, "unscaled-trace", 0, "3.403681740383429134157e-167"},
    {Peaked::temperature, 2, "entropy", 1, "1.592888328355590800620e-258"},
    {Peaked::gradient, 3, "peaked-diagonal", 1, "2.226954265346233564383e-1"},
    {Peaked::gradient, 3, "peaked-diagonal", 2, "1.848364465099787200618e-1"},
    {Peaked::gradient, 3, "peaked-diagonal", 3, "8.192506906499322844586e-2"},
    {Peaked::gradient, 3, "peaked-trace", 0, "4.894569421095953049459e-1"},
    {Peaked::ablation, 3, "unscaled-trace", 0, "5.841508250690146715907e-1"},
    {Peaked::temperature, 3, "entropy", 1, "8.323955818399388729519e-1"},
    {Peaked::saturation, 0, "first-weight", 1, "1.909484766479099749519e-521"},
    {Peaked::saturation, 0, "first-weight", 2, "2.490313520025972121724e-469"},
    {Peaked::saturation, 0, "first-weight", 3, "3.247819274023010692654e-417"},
    {Peaked::saturation, 0, "first-weight", 4, "4.235743793659099182346e-365"},
    {Peaked::saturation, 0, "first-weight", 5, "5.524176061464700290187e-313"},
    {Peaked::saturation, 0, "first-weight", 6, "7.204524788242108807189e-261"},
    {Peaked::saturation, 0, "first-weight", 7, "9.396003466738291057527e-209"},
    {Peaked::saturation, 0, "first-weight", 8, "1.225408805464035849262e-156"},
    {Peaked::saturation, 0, "first-weight", 9, "1.598154732301377933015e-104"},
    {Peaked::saturation, 0, "first-weight", 10, "2.084282842581751323933e-52"},
    {Peaked::saturation, 0, "first-weight", 11, "7.310585786300048792512e-1"},
    {Peaked::elided, 0, "weight", 1, "4.597870878009505347091e-2563"},
    {Peaked::elided, 0, "weight", 2, "1.000000000000000000000"},
};
