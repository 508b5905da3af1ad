import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { explain } from '../packages/mentions/src/index.ts';

/**
 * `npm run --silent explain -- --name Ember --alias "Ember Mug" --domain ember.com --question "…" < answer.md`: why each
 * place of an answer counts.
 */
const { values } = parseArgs({
  options: {
    name: { type: 'string' },
    alias: { type: 'string', multiple: true },
    domain: { type: 'string' },
    competitor: { type: 'string', multiple: true },
    question: { type: 'string' },
    language: { type: 'string' },
  },
});
const { name, alias, domain, competitor = [], question, language } = values;
if (name === undefined) {
  process.stderr.write('explain: --name is needed; the answer is read from standard input\n');
  process.exit(1);
}
const explained = explain({
  answer: readFileSync(0, 'utf8'),
  question,
  language,
  brand: { name, aliases: alias, domain },
  competitors: competitor.map((each) => ({ name: each })),
});
process.stdout.write(`${explained}\n`);
