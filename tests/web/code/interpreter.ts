// Python for the programs that laboratories give away, started once for all test files: reading PyTorch takes a second.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The socket that takes programs. */
    interpreter: string;
  }
}

export default function setup(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'sqrt-dk-python-'));
  const socket = join(folder, 'socket');
  const server = spawn('/usr/bin/python3', [join(import.meta.dirname, 'interpreter.py'), socket], {
    stdio: ['pipe', 'ignore', 'inherit'],
    // One thread: other tests run beside, and sums keep their order.
    env: { ...process.env, OMP_NUM_THREADS: '1', OPENBLAS_NUM_THREADS: '1', MKL_NUM_THREADS: '1' },
  });
  project.provide('interpreter', socket);
  return () => {
    server.kill();
    rmSync(folder, { recursive: true, force: true });
  };
}
