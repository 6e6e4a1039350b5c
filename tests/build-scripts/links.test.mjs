// The link checker finds every kind of break, on trees made for the purpose, and passes over what only looks like one.
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import test from 'node:test';
import { fileURLToPath } from 'node:url';
import { complaintAbout } from '../../build-scripts/links/address.mjs';
import { brokenLinks } from '../../build-scripts/links/check.mjs';
import { slugOf } from '../../build-scripts/links/markdown.mjs';
import { inTree } from '../layers/in-tree.mjs';

const script = join(dirname(fileURLToPath(import.meta.url)), '../../build-scripts/links.mjs');

const brokenIn = (files) => inTree(files, (root) => brokenLinks(root).broken);

const sound = {
  'README.md': [
    '# One [two](docs/a.md) `three`',
    '[file](docs/a.md), [heading](docs/a.md#a-b), [own](#one-two-three), ![picture](docs/p.png "title"), <https://arxiv.org/abs/1706.03762>',
    '`src/core.hpp`, `./build-scripts/run.sh --all`, `src/*.hpp`, `src/**/*.hpp`, `web/dist/index.html`, `src/dk-name/x.ts`, `src/core.hpp:3`',
    '[by name][there]',
    '',
    '[there]: docs/a.md#a-b-1',
    '',
    '```sh',
    './build-scripts/run.sh > /tmp/x # docs/none.md',
    '[no link](nowhere.md)',
    '```',
    '```cpp',
    '#include <sqrtdk/core.hpp>',
    '```',
  ].join('\n'),
  'docs/a.md': '## A, b!\n\n[up](../README.md)\n\n## A b\n',
  'docs/p.png': '',
  'docs/embedding/x/README.md': 'Copy it into your `docs/sqrt-dk` or `src/components/X.jsx`, and see `RESULT.json`.\n',
  'src/core.hpp': '',
  'build-scripts/run.sh': '',
  'web/dist/index.html':
    '<main id="size"><a href="./index.html#size&amp;v=1">x</a><script>"<a href=\\"none\\">"</script><a href="https://arxiv.org/">y</a></main>',
};

test('a tree in which everything leads somewhere passes, and is really looked at', () => {
  inTree(sound, (root) => {
    const { files, followed, broken } = brokenLinks(root);
    assert.deepEqual(broken, []);
    assert.equal(files, 4);
    assert.ok(followed >= 17, String(followed));
  });
});

const breaks = {
  'a file that is not there': ['[x](docs/none.md)', /README\.md:1 docs\/none\.md: there is no such file/],
  'a picture that is not there': ['![x](docs/none.png)', /no such file/],
  'a heading that is not there': ['[x](docs/a.md#c)', /no such heading/],
  'a heading of its own that is not there': ['# One\n\n[x](#two)', /README\.md:3 #two: there is no such heading/],
  'a reference that leads nowhere': ['[x][y]\n\n[y]: docs/none.md', /README\.md:3/],
  'HTML that leads nowhere': ['<img alt="" src="docs/none.png">', /no such file/],
  'a path in backticks': ['see `src/none.hpp`', /src\/none\.hpp: there is no such file/],
  'a document at the top in backticks': ['see `NONE.md`', /NONE\.md: there is no such file/],
  'a pattern that nothing fits': ['see `src/*.cpp`', /no file has such a name/],
  'a pattern in a folder that is not there': ['see `src/none/*.hpp`', /no such folder/],
  'a command': ['`./build-scripts/none.sh --all`', /build-scripts\/none\.sh: there is no such file/],
  'a command in a block': ['```sh\n./build-scripts/none.sh\n```', /README\.md:2 build-scripts\/none\.sh/],
  'an include in a block': ['```cpp\n#include <sqrtdk/none.hpp>\n```', /README\.md:2 src\/none\.hpp/],
  'what is ours in a document for other sites': [
    '',
    /docs\/embedding\/x\/README\.md:1 web\/none: there is no such file/,
  ],
  'a link out of the tree': ['[x](../elsewhere.md)', /leads out of the tree/],
  "a link from a server's root": ['[x](/docs/a.md)', /is an address of a server/],
  'an address that is not https': ['[x](http://arxiv.org/)', /is not https/],
};
for (const [what, [text, pattern]] of Object.entries(breaks))
  test(`${what} is found`, () => {
    const files = text === '' ? { 'docs/embedding/x/README.md': '`web/none`' } : { 'README.md': text };
    const broken = brokenIn({ ...sound, ...files });
    assert.equal(broken.length, 1, broken.join('\n'));
    assert.match(broken[0], pattern);
  });

test('in pages, files and ids that are not there are found', () => {
  const page = '<a href="none.html">x</a>\n<a href="#none&amp;v=1">x</a><img src="assets/none.svg"><p id="there"></p>';
  const broken = brokenIn({ ...sound, 'web/dist/index.html': page });
  assert.deepEqual(broken, [
    'web/dist/index.html:1 none.html: there is no such file',
    'web/dist/index.html:2 #none&v=1: there is no such heading or id',
    'web/dist/index.html:2 assets/none.svg: there is no such file',
  ]);
});

test('odd addresses are complained of, plain ones are not', () => {
  assert.equal(complaintAbout('https://docs.pytorch.org/docs/stable/generated/torch.nn.html#x'), undefined);
  const odd = {
    'https://127.0.0.1/': /by its number/,
    'https://[::1]/': /by its number/,
    'https://localhost/': /no such host/,
    'https://arxiv.org:8080/': /port/,
    'https://a:b@arxiv.org/': /password/,
    'https://example.org/': /example/,
    'https://bit.ly/abc': /hides/,
    'https://arxiv.org/?utm_source=x': /followed/,
    'https://': /no address/,
    'ftp://arxiv.org/': /not https/,
    '//arxiv.org/': /no address/,
    'mailto:a@b.org': /no page/,
  };
  for (const [address, pattern] of Object.entries(odd)) assert.match(complaintAbout(address) ?? '', pattern, address);
});

test('headings have the anchors that GitHub gives them', () => {
  assert.equal(slugOf('Fast attention (`src/attention/fused.hpp`)'), 'fast-attention-srcattentionfusedhpp');
  assert.equal(slugOf('`<dk-worked-example>`'), 'dk-worked-example');
  assert.equal(slugOf('Über √dₖ: was, [wann](x.md)?'), 'über-dₖ-was-wann');
});

test('the script ends with 1 and names the break, with 0 where there is none, and with 1 where it saw nothing', () => {
  inTree(sound, (root) => assert.match(execFileSync(script, [root], { encoding: 'utf8' }), / 0 broken/));
  const ended = (files) => inTree(files, (root) => spawnSync(script, [root], { encoding: 'utf8' }));
  const one = ended({ ...sound, 'README.md': '[x](none.md)' });
  assert.equal(one.status, 1);
  assert.match(one.stdout, /README\.md:1 none\.md/);
  assert.equal(ended({ 'README.md': 'nothing\n' }).status, 1);
});
