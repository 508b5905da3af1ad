import { writeFileSync } from 'node:fs';
import { detectMentions } from '../src/index.ts';
import { DOUBTFUL_PLACES, type DoubtfulLabel } from './doubtful-places.ts';
import { ownCases } from './labelled-cases.ts';

/**
 * Writes `doubtful-places.jsonl` again: the places of own cases of which the present rules are unsure. Each gets the label
 * that its case got before anything judged it, so a new place needs a labelled case and no new reading.
 */
const places = ownCases().flatMap(({ id, lang, mentioned, spans, ...input }): DoubtfulLabel[] =>
  detectMentions({ ...input, language: lang }).doubtful.map(({ start, end, text }) => ({
    case: id,
    lang,
    start,
    end,
    text,
    is_brand: mentioned && spans.some(([from, to]) => from < end && start < to),
  })),
);
writeFileSync(DOUBTFUL_PLACES, places.map((place) => `${JSON.stringify(place)}\n`).join(''));
process.stdout.write(
  `${places.length} places in ${new Set(places.map(({ lang }) => lang)).size} languages\n`,
);
