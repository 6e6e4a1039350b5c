// The zips for learning platforms in dist/, as ./build-scripts/package.sh made them: readable, with a manifest that names what is in it and
// keeps to the schemas beside it.
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test, { after } from 'node:test';
import { manifest } from '../../build-scripts/package/scorm.mjs';
import { zip } from '../../build-scripts/package/zip.mjs';

const root = join(import.meta.dirname, '../..');
const dist = process.env.COURSES_DIST ?? join(root, 'dist');
const archive = join(dist, 'scorm/sqrt-dk-scorm.zip');
const german = join(dist, 'scorm/sqrt-dk-scorm-de.zip');
const schemas = ['adlcp_rootv1p2.xsd', 'ims_xml.xsd', 'imscp_rootv1p1p2.xsd', 'imsmd_rootv1p2p1.xsd'];
const lesson = ['sqrt-dk.html', 'LICENSE.txt', 'THIRD-PARTY-NOTICES.txt'];
const folder = mkdtempSync(join(tmpdir(), 'scorm-'));
after(() => rmSync(folder, { recursive: true }));

/** What Python's reader finds in an archive: names in order, dates, texts, and the first file that is damaged. */
function opened(path) {
  const script = `import json, sys, zipfile
with zipfile.ZipFile(sys.argv[1]) as z:
    print(json.dumps({"damaged": z.testzip(), "files": [
        {"name": i.filename, "date": i.date_time, "system": i.create_system, "text": z.read(i).decode()} for i in z.infolist()]}))`;
  return JSON.parse(execFileSync('python3', ['-c', script, path], { encoding: 'utf8', maxBuffer: 2 ** 26 }));
}

/** A document as Python's reader of XML finds it: elements in order, each with its attributes, names with namespaces; throws where it is not well-formed. */
function elementsOf(xml) {
  const script = `import json, sys, xml.etree.ElementTree as e
print(json.dumps([[x.tag, x.attrib, (x.text or "").strip()] for x in e.fromstring(sys.stdin.buffer.read()).iter()]))`;
  return JSON.parse(
    execFileSync('python3', ['-c', script], { input: xml, encoding: 'utf8', stdio: ['pipe', 'pipe', 'ignore'] }),
  );
}

const content = '{http://www.imsproject.org/xsd/imscp_rootv1p1p2}';
const adl = '{http://www.adlnet.org/xsd/adlcp_rootv1p2}';

test('every entry of the zip is whole, the manifest first, and no date or machine is in it', () => {
  const { damaged, files } = opened(archive);
  assert.equal(damaged, null);
  assert.deepEqual(
    files.map(({ name }) => name),
    ['imsmanifest.xml', ...schemas, ...lesson],
  );
  for (const { date, system } of files) assert.deepEqual([date, system], [[1980, 1, 1, 0, 0, 0], 0]);
});

test('the manifest is well-formed SCORM 1.2 with one lesson, whose page is there, and names every file but the schemas, and no other', () => {
  const { files } = opened(archive);
  const text = files[0].text;
  const elements = elementsOf(text);
  const all = (name) => elements.filter(([tag]) => tag === content + name);
  const [[, resource]] = all('resource');
  const [[, item]] = all('item');
  const [[, organizations]] = all('organizations');
  assert.equal(elements[0][0], `${content}manifest`);
  assert.deepEqual([all('schema')[0][2], all('schemaversion')[0][2]], ['ADL SCORM', '1.2']);
  assert.equal(organizations.default, all('organization')[0][1].identifier);
  assert.equal(item.identifierref, resource.identifier);
  assert.equal(resource[`${adl}scormtype`], 'sco');
  const named = all('file').map(([, { href }]) => href);
  assert.deepEqual(
    named,
    files.map(({ name }) => name).filter((name) => name !== 'imsmanifest.xml' && !schemas.includes(name)),
  );
  assert.ok(named.includes(resource.href));
  const ids = elements.flatMap(([, { identifier }]) => identifier ?? []);
  assert.equal(new Set(ids).size, ids.length);
  const { version } = JSON.parse(readFileSync(join(root, 'web/package.json'), 'utf8'));
  assert.equal(elements[0][1].version, version);
});

test('each namespace of the manifest has its schema', () => {
  const xml = manifest({ name: 'a', version: '1', title: 't', description: 'b' }, []);
  const [, locations] = /xsi:schemaLocation="([^"]*)"/.exec(xml);
  const named = locations.split(' ').filter((_, place) => place % 2 === 0);
  const used = [...xml.matchAll(/xmlns(?::\w+)?="([^"]*)"/g)].map(([, name]) => name);
  const described = used.filter((name) => !name.endsWith('XMLSchema-instance'));
  assert.deepEqual(named.sort(), described.sort());
  const files = locations.split(' ').filter((_, place) => place % 2 === 1);
  for (const file of files) assert.ok(schemas.includes(file), `${file} lies beside the manifest`);
});

/** What xmllint says of a manifest by the schemas that its package brings; "" where it keeps to them. */
function faults(files, xml = files[0].text) {
  for (const { name, text } of files.filter((file) => schemas.includes(file.name)))
    writeFileSync(join(folder, name), text);
  const spaces = Object.fromEntries(
    [...xml.matchAll(/(http:\S+) (\S+\.xsd)/g)].map(([, space, file]) => [file, space]),
  );
  const imports = Object.entries(spaces).map(
    ([file, space]) => `<xsd:import namespace="${space}" schemaLocation="${file}"/>`,
  );
  writeFileSync(
    join(folder, 'all.xsd'),
    `<xsd:schema xmlns:xsd="http://www.w3.org/2001/XMLSchema">${imports.join('')}</xsd:schema>`,
  );
  writeFileSync(join(folder, 'imsmanifest.xml'), xml);
  const options = ['--nonet', '--noout', '--schema', 'all.xsd', 'imsmanifest.xml'];
  const { status, stderr } = spawnSync('xmllint', options, { cwd: folder, encoding: 'utf8' });
  return status === 0 ? '' : `${status}: ${stderr}`;
}

test('the manifest of each language keeps to the schemas in its package, and one that does not is seen', () => {
  for (const path of [archive, german]) assert.equal(faults(opened(path).files), '', path);
  const { files } = opened(archive);
  const wrong = files[0].text.replace('adlcp:scormtype="sco"', 'adlcp:scormtype="lesson"');
  assert.match(faults(files, wrong), /scormtype/);
});

test('the German package says in German what it is, and has sentences of its own', () => {
  const [manifestOf, page] = ['imsmanifest.xml', 'sqrt-dk.html'].map(
    (wanted) => opened(german).files.find(({ name }) => name === wanted).text,
  );
  const titles = elementsOf(manifestOf).filter(([tag]) => tag === `${content}title`);
  assert.deepEqual(
    titles.map(([, , text]) => text),
    Array(2).fill('Warum teilt Attention ihre Scores durch √dₖ?'),
  );
  assert.match(page, /<html lang="de"/);
  assert.ok(page.includes('von {all} Wegmarken erreicht'));
  assert.ok(!opened(archive).files.some(({ text }) => text.includes('von {all} Wegmarken erreicht')));
});

test('what a description or a file is called cannot break the manifest', () => {
  const xml = manifest({ name: 'a', version: '1', title: 't', description: '<a> & "b"' }, ['a&b.txt']);
  const elements = elementsOf(xml);
  assert.ok(elements.some(([, , text]) => text === '<a> & "b"'));
  assert.ok(elements.some(([, { href }]) => href === 'a&b.txt'));
});

test('the lesson in it is the single file with the adapter, under the same policy', () => {
  const { files } = opened(archive);
  const page = files.find(({ name }) => name === 'sqrt-dk.html').text;
  const single = readFileSync(join(dist, 'lesson/sqrt-dk.html'), 'utf8');
  const prose = (text) => text.slice(text.indexOf('<body>'), text.lastIndexOf('<script>'));
  assert.equal(prose(page), prose(single));
  assert.match(page, /default-src 'none'; script-src 'sha256-[^']+' 'wasm-unsafe-eval' blob:;/);
  assert.ok(page.includes('LMSInitialize'));
  assert.ok(!single.includes('LMSInitialize'), 'the ordinary lesson carries nothing of it');
  for (const folder of ['site', 'classic', 'npm']) {
    const found = execFileSync('sh', ['-c', `grep -rl LMSInitialize "${join(dist, folder)}" || true`], {
      encoding: 'utf8',
    });
    assert.equal(found, '', folder);
  }
});

test('the sums name the zips', () => {
  assert.match(
    readFileSync(join(dist, 'SHA256SUMS'), 'utf8'),
    / {2}scorm\/sqrt-dk-scorm-de\.zip\n.* {2}scorm\/sqrt-dk-scorm\.zip\n/,
  );
});

test('the same files give the same bytes, and come back, whatever is in them', () => {
  const files = new Map([
    ['empty.txt', ''],
    ['√dₖ.txt', 'größer'],
    ['long.txt', 'abc'.repeat(100_000)],
  ]);
  const bytes = zip(files);
  assert.ok(bytes.equals(zip(files)));
  const path = join(folder, 'a.zip');
  writeFileSync(path, bytes);
  const found = opened(path);
  assert.equal(found.damaged, null);
  assert.deepEqual(
    found.files.map(({ name, text }) => [name, text]),
    [...files],
  );
  // A byte that is changed is noticed: the sums are those of the files.
  bytes[bytes.indexOf('abc') > 0 ? bytes.indexOf('abc') : 200] ^= 1;
  writeFileSync(path, bytes);
  assert.throws(() => assert.equal(opened(path).damaged, null));
});
