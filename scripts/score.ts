import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type BrandNames, detectMentions, type MentionVerdict } from '../packages/mentions/src/index.ts';

/**
 * `npm run --silent score -- --input cases.jsonl --output predictions.jsonl`: judges labelled answers with the product's
 * own engine. In, one JSON a line: `{id, question|null, answer, brand: {name, domain?, aliases?}, language?, competitors?}`;
 * out `{id, mentioned, spans: [[start, end], …], rank}`, offsets in UTF-16 units. The rank counts the brand and the
 * competitors of the case; without competitors, everything that the answer seems to name.
 */
interface Case {
  id: string;
  question: string | null;
  answer: string;
  brand: BrandNames;
  competitors: BrandNames[];
  language: string | null;
}

class BadLine extends Error {}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function optionalText(value: unknown, field: string): string | null {
  if (value === undefined || value === null) return null;
  if (typeof value !== 'string') throw new BadLine(`"${field}" must be text`);
  return value;
}

function textList(value: unknown, field: string): string[] {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) throw new BadLine(`"${field}" must be a list of texts`);
  return value.map((each) => {
    if (typeof each !== 'string') throw new BadLine(`"${field}" must be a list of texts`);
    return each;
  });
}

function readBrand(value: unknown, field: string): BrandNames {
  if (!isRecord(value)) throw new BadLine(`"${field}" must be an object with a name`);
  const { name } = value;
  if (typeof name !== 'string' || name.trim() === '') throw new BadLine(`"${field}.name" must be a text`);
  return {
    name,
    domain: optionalText(value.domain, `${field}.domain`),
    aliases: textList(value.aliases, `${field}.aliases`),
    products: textList(value.products, `${field}.products`),
    category: optionalText(value.category, `${field}.category`),
  };
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch (error) {
    throw new BadLine(`no valid JSON (${error instanceof Error ? error.message : String(error)})`);
  }
}

function readCase(line: string): Case {
  const value = parseJson(line);
  if (!isRecord(value)) throw new BadLine('must be a JSON object');
  const { id, answer, competitors = [] } = value;
  if (typeof id !== 'string' && typeof id !== 'number') throw new BadLine('"id" is missing');
  if (typeof answer !== 'string') throw new BadLine('"answer" must be text');
  if (!Array.isArray(competitors)) throw new BadLine('"competitors" must be a list of brands');
  return {
    id: String(id),
    question: optionalText(value.question, 'question'),
    answer,
    brand: readBrand(value.brand, 'brand'),
    competitors: competitors.map((each) => readBrand(each, 'competitors')),
    language: optionalText(value.language, 'language'),
  };
}

function predict(labelled: Case): string {
  const { id, ...input } = labelled;
  const verdict = detectMentions(input);
  const spans = verdict.mentions.map(({ start, end }) => [start, end]);
  const rank = input.competitors.length > 0 ? verdict.rank : rankAmongNamed(verdict);
  return JSON.stringify({ id, mentioned: verdict.mentioned, spans, rank });
}

/** Position among all companies that the answer names where no competitor is declared. */
function rankAmongNamed({ mentions, undeclared }: MentionVerdict): number | null {
  const [first] = mentions;
  if (first === undefined) return null;
  return 1 + undeclared.filter(({ places }) => (places[0]?.start ?? Infinity) < first.start).length;
}

function fail(message: string): never {
  process.stderr.write(`score: ${message}\n`);
  process.exit(1);
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function readOptions(): { input: string; output: string } {
  const usage = 'npm run --silent score -- --input cases.jsonl --output predictions.jsonl';
  try {
    const { values } = parseArgs({ options: { input: { type: 'string' }, output: { type: 'string' } } });
    const { input, output } = values;
    if (!input || !output) return fail(`both files are needed: ${usage}`);
    return { input, output };
  } catch (error) {
    return fail(`${reasonOf(error)}; usage: ${usage}`);
  }
}

function readLines(path: string): string[] {
  try {
    return readFileSync(path, 'utf8')
      .replace(/^\ufeff/, '')
      .split('\n');
  } catch (error) {
    return fail(reasonOf(error));
  }
}

const { input, output } = readOptions();
const predictions: string[] = [];
for (const [index, line] of readLines(input).entries()) {
  if (line.trim() === '') continue;
  try {
    predictions.push(`${predict(readCase(line))}\n`);
  } catch (error) {
    if (error instanceof BadLine) fail(`${input}, line ${index + 1}: ${error.message}`);
    throw error;
  }
}
try {
  writeFileSync(output, predictions.join(''));
} catch (error) {
  fail(reasonOf(error));
}
