// What a published listing of attention does as it stands: names that are not there, K.T of a batch, the shape of the weights.
import { expect, test } from 'vitest';
import { printedBy } from '../code/python.ts';

test('with math alone imported, the first use of np or of softmax stops it', () => {
  expect(() => printedBy('import math\nprint(np.matmul([[1]], [[1]]) / math.sqrt(1))')).toThrow(
    /name 'np' is not defined/,
  );
  expect(() => printedBy('import math\nprint(softmax([1.0]))')).toThrow(/name 'softmax' is not defined/);
});

test('K.T reverses all axes of a batch, where only the last two should change places', () => {
  const shapes = printedBy(`import numpy as np
K = np.zeros((2, 3, 4))
print(K.T.shape, np.swapaxes(K, -1, -2).shape)`);
  expect(shapes.trim()).toBe('(4, 3, 2) (2, 4, 3)');
});

test('n queries and m keys have n by m weights', () => {
  expect(printedBy('import numpy as np\nprint((np.zeros((3, 4)) @ np.zeros((5, 4)).T).shape)').trim()).toBe('(3, 5)');
});
