// Attention as ONNX models, the graph MatMul–Mul–Softmax–MatMul and the fused operator of onnxruntime, written field by field (onnx.proto): no tool chain is needed.
const varint = (value) => {
  const bytes = [];
  for (let rest = BigInt(value); ; rest >>= 7n) {
    if (rest < 128n) return [...bytes, Number(rest)];
    bytes.push(Number(rest & 127n) | 128);
  }
};
const number = (field, value) => [...varint(field << 3), ...varint(value)];
const message = (field, content) => [...varint((field << 3) | 2), ...varint(content.length), ...content];
const text = (field, value) => message(field, [...new TextEncoder().encode(value)]);

const float = 1;
const tensor = (name, sizes) => {
  const shape = sizes.flatMap((size) => message(1, number(1, size)));
  return [...text(1, name), ...message(2, message(1, [...number(1, float), ...message(2, shape)]))];
};
const node = (type, inputs, output) =>
  message(1, [...inputs.flatMap((input) => text(1, input)), ...text(2, output), ...text(4, type)]);

/** Inputs q (n × d), kt (d × n), v (n × d); output `output` (n × d). Opset 13. */
export function attentionModel(n, d) {
  const factor = new Uint8Array(Float32Array.of(1 / Math.sqrt(d)).buffer);
  const graph = [
    ...node('MatMul', ['q', 'kt'], 'scores'),
    ...node('Mul', ['scores', 'factor'], 'scaled'),
    ...node('Softmax', ['scaled'], 'weights'),
    ...node('MatMul', ['weights', 'v'], 'output'),
    ...text(2, 'attention'),
    ...message(5, [...number(2, float), ...text(8, 'factor'), ...message(9, factor)]),
    ...message(11, tensor('q', [n, d])),
    ...message(11, tensor('kt', [d, n])),
    ...message(11, tensor('v', [n, d])),
    ...message(12, tensor('output', [n, d])),
  ];
  return Uint8Array.from([...number(1, 8), ...message(8, number(2, 13)), ...message(7, graph)]);
}

/**
 * MultiHeadAttention of onnxruntime's own operators (domain com.microsoft) with one head; it divides by √d by itself.
 * Inputs q, k, v (1 × n × d); output `output` (1 × n × d).
 */
export function fusedModel(n, d) {
  const heads = [...text(1, 'num_heads'), ...number(3, 1), ...number(20, 2)];
  const fused = [
    ...['q', 'k', 'v'].flatMap((input) => text(1, input)),
    ...text(2, 'output'),
    ...text(4, 'MultiHeadAttention'),
    ...message(5, heads),
    ...text(7, 'com.microsoft'),
  ];
  const graph = [
    ...message(1, fused),
    ...text(2, 'fused attention'),
    ...['q', 'k', 'v'].flatMap((input) => message(11, tensor(input, [1, n, d]))),
    ...message(12, tensor('output', [1, n, d])),
  ];
  const operators = [...text(1, 'com.microsoft'), ...number(2, 1)];
  return Uint8Array.from([
    ...number(1, 8),
    ...message(8, number(2, 13)),
    ...message(8, operators),
    ...message(7, graph),
  ]);
}
