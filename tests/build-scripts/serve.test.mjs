// What serve.sh says before it builds anything: wrong arguments, a port that is none, a port that is taken.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import test from 'node:test';
import { fileURLToPath } from 'node:url';

const script = join(dirname(fileURLToPath(import.meta.url)), '../../build-scripts/serve.sh');

function serve(port, ...options) {
  return new Promise((resolve) => {
    const child = spawn(script, options, { env: { ...process.env, PORT: port } });
    let said = '';
    child.stderr.on('data', (data) => (said += data));
    child.on('close', (code) => resolve({ code, said }));
  });
}

test('a port that is taken is named, with the command to try next', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address();
  const { code, said } = await serve(String(port));
  server.close();
  assert.equal(code, 1);
  assert.match(said, new RegExp(`Port ${port} is taken.*PORT=${port + 1} `));
});

for (const port of ['abc', '0', '65536', '99999', '8080;ls', '-1', '1e3'])
  test(`PORT=${port} is refused with the permitted range`, async () => {
    const { code, said } = await serve(port);
    assert.equal(code, 2);
    assert.match(said, /is not a port; it is a number from 1 to 65535/);
  });

test('an unknown option is refused with the usage', async () => {
  const { code, said } = await serve('8080', '--bild-only');
  assert.equal(code, 2);
  assert.match(said, /usage/);
});
