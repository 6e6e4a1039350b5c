// Training as the page calls it, with the sizes of arrays checked on their way out, and an instance of its module, which page and workers start when
// a run is first asked for. The only import of its generated glue.
import { instantiate } from './compile.ts';
import createTraining from './generated/sqrt-dk-training.js';
import { promised, unwrap, unwrapped } from './refusal.ts';
import type { TrainingCalls, TrainingClient, TrainingModule } from './training-types.ts';

export type { TrainingClient } from './training-types.ts';

export function trainingClient(module: TrainingModule): TrainingClient {
  const names = unwrap(module.trainingFigures());
  const columns = names.length;
  return unwrapped<TrainingCalls, Pick<TrainingClient, 'columns' | 'column'>>(module, {
    columns,
    column: (figure) => names.indexOf(figure),
    measureTraining(settings, state) {
      const figures = unwrap(module.measureTraining(settings, state));
      return figures && promised('measureTraining', figures, columns);
    },
    trainingMap(settings, state) {
      const map = unwrap(module.trainingMap(settings, state));
      promised('weights', map.weights, map.keys * map.keys);
      return map;
    },
    trainingBands(runs) {
      const bands = unwrap(module.trainingBands(runs));
      const size = bands.rows * columns;
      promised('median', bands.median, size);
      promised('least', bands.least, size);
      promised('greatest', bands.greatest, size);
      promised('runs', bands.runs, bands.rows);
      return bands;
    },
    trainingStart(settings) {
      const { symbols, modelDimension, d } = settings;
      const start = unwrap(module.trainingStart(settings));
      promised('embeddings', start.embeddings, symbols * modelDimension);
      promised('queryMap', start.queryMap, modelDimension * d);
      promised('keyMap', start.keyMap, modelDimension * d);
      return start;
    },
    trainingBatch(settings, step) {
      const { batch, keys } = settings;
      const drawn = unwrap(module.trainingBatch(settings, step));
      promised('symbols', drawn.symbols, batch * keys);
      promised('classes', drawn.classes, batch * keys);
      promised('asked', drawn.asked, batch);
      return drawn;
    },
  });
}

/** Rejects CoreUnavailable "not-started". */
export function instantiateTraining(compiled: WebAssembly.Module): Promise<TrainingModule> {
  return instantiate(createTraining, compiled);
}
