import { describe, expect, it } from 'vitest';
import { bySubstring } from './baselines.ts';
import { askDetector, readVerdicts, type Verdict } from './detector.ts';
import { readDoubtfulPlaces } from './doubtful-places.ts';
import { ownCases } from './labelled-cases.ts';
import { benchmarkTable, unanswered } from './table.ts';

const cases = ownCases();
const places = readDoubtfulPlaces();

/** A stranger's detector: letters anywhere, in a program of its own. */
const STRANGER = `
let text = '';
process.stdin.on('data', (chunk) => { text += chunk; });
process.stdin.on('end', () => {
  for (const line of text.trim().split('\\n')) {
    const { id, answer, brand } = JSON.parse(line);
    const names = [brand.name, ...(brand.aliases ?? [])];
    const mentioned = names.some((name) => answer.toLowerCase().includes(name.toLowerCase()));
    process.stdout.write(JSON.stringify({ id, mentioned }) + '\\n');
  }
});`;

describe('the benchmark', () => {
  it('scores any program that reads cases and writes verdicts', async () => {
    const verdicts = await askDetector([process.execPath, '-e', STRANGER], cases);
    expect(unanswered(verdicts, cases)).toEqual([]);
    const own = new Map(
      cases.map((each): [string, Verdict] => [each.id, { mentioned: bySubstring(each), spans: null }]),
    );
    const [, , row = '', stranger = ''] = benchmarkTable(
      [
        { name: 'substring', verdicts: own },
        { name: 'substring', verdicts },
      ],
      cases,
      places,
    ).split('\n');
    expect(stranger).toBe(row);
    expect(row).toMatch(/^\| substring \| \d+\.\d \| \d+\.\d \| 0\.\d{3} \| \d+\.\d \|$/);
  });

  it('says which cases a detector left out, and refuses what is no verdict', async () => {
    const [first] = cases;
    expect(unanswered(new Map(), cases)[0]).toBe(first?.id);
    expect(() => readVerdicts('{"id":"a"}')).toThrow('"mentioned"');
    expect(() => readVerdicts('{"id":"a","mentioned":"yes"}')).toThrow('true or false');
    await expect(askDetector([process.execPath, '-e', 'process.exit(3)'], cases)).rejects.toThrow(
      'exit code 3',
    );
  });

  it('prints no number for a reader that nobody measured', () => {
    const [, , row] = benchmarkTable([{ name: 'a reader', verdicts: null }], cases, places).split('\n');
    expect(row).toBe('| a reader | not measured | not measured | not measured | not measured |');
  });

  it('has at least 400 doubtful places in ten languages, each in its answer with the label of its case', () => {
    expect(places.length).toBeGreaterThanOrEqual(400);
    const byLanguage = Map.groupBy(places, ({ lang }) => lang);
    expect([...byLanguage.values()].filter((group) => group.length >= 10).length).toBeGreaterThanOrEqual(10);
    const known = new Map(cases.map((each) => [each.id, each]));
    for (const { case: id, start, end, is_brand } of places) {
      const labelled = known.get(id);
      expect(labelled?.answer.slice(start, end), id).toMatch(/[\p{L}\p{N}]/u);
      if (is_brand) expect(labelled?.mentioned, id).toBe(true);
    }
  });
});
