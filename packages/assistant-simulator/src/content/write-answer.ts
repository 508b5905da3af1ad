import type { Passage, Voice } from './voice.ts';

export type AnswerKind = 'prose' | 'list' | 'table' | 'comparison' | 'about' | 'denial' | 'refusal';

interface Plan {
  kind: AnswerKind;
  /** The companies to name, in this order. */
  brands: readonly string[];
  /** The company the question is about, for an answer of that kind. */
  asked_about: string | null;
}

/** An answer, and whether it names a company more than to say that nothing is known of it. */
export interface WrittenAnswer {
  passages: Passage[];
  names_company: boolean;
}

/** Writes an answer of the planned kind. */
export function writeAnswer(voice: Voice, plan: Plan): WrittenAnswer {
  switch (plan.kind) {
    case 'refusal':
      return { passages: [voice.plain(voice.say('refusals'))], names_company: false };
    case 'denial':
      return { passages: [voice.plain(voice.say('denials'))], names_company: false };
    case 'about':
      return writeAbout(voice, plan.asked_about ?? '', plan.brands);
    default:
      return { passages: writeRecommendation(voice, plan), names_company: plan.brands.length > 0 };
  }
}

function writeRecommendation(voice: Voice, plan: Plan): Passage[] {
  switch (plan.kind) {
    case 'list':
      return writeList(voice, plan.brands);
    case 'table':
      return writeTable(voice, plan.brands);
    case 'comparison':
      return writeComparison(voice, plan.brands);
    default:
      return writeProse(voice, plan.brands);
  }
}

function writeProse(voice: Voice, brands: readonly string[]): Passage[] {
  const statements = brands.flatMap((name, index) => [
    voice.plain(index % 3 === 0 ? '\n\n' : ' '),
    voice.cited(voice.say('sentences', { name }), name),
  ]);
  return [voice.plain(voice.say('prose_openings')), ...statements, ...voice.closing()];
}

function writeList(voice: Voice, brands: readonly string[]): Passage[] {
  const numbered = voice.random.next() < 0.6;
  const rows = brands.flatMap((name, index) => [
    voice.plain(`\n${numbered ? `${index + 1}.` : '-'} `),
    voice.cited(voice.say('sentences', { name: `**${name}**` }), name),
  ]);
  return [voice.plain(`${voice.say('list_openings')}\n`), ...rows, ...voice.closing()];
}

function writeTable(voice: Voice, brands: readonly string[]): Passage[] {
  const [best = ''] = brands;
  const rows = [
    voice.tableHeads,
    voice.tableHeads.map(() => '---'),
    ...brands.map((name) => voice.tableRow(name)),
  ];
  const table = rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
  return [
    voice.plain(`${voice.say('table_openings')}\n\n${table}\n\n`),
    voice.cited(voice.say('sentences', { name: best }), best),
    ...voice.closing(),
  ];
}

function writeComparison(voice: Voice, brands: readonly string[]): Passage[] {
  const [name = '', other = '', third = null] = brands;
  const compared = voice.cited(voice.say('comparisons', { name, other }), name);
  if (third === null) return [compared, ...voice.closing()];
  const added = voice.cited(voice.say('sentences', { name: third }), third);
  return [compared, voice.plain('\n\n'), added, ...voice.closing()];
}

/** One time in four the assistant does not know the company it is asked about. */
function writeAbout(voice: Voice, name: string, brands: readonly string[]): WrittenAnswer {
  if (voice.random.next() < 0.25) {
    const passages = [voice.plain(voice.say('unknown', { name })), ...voice.closing()];
    return { passages, names_company: false };
  }
  const known = voice.cited(voice.say('known', { name }), name);
  const rival = brands.find((brand) => brand !== name);
  if (rival === undefined) return { passages: [known, ...voice.closing()], names_company: true };
  const compared = voice.cited(voice.say('comparisons', { name, other: rival }), rival);
  return { passages: [known, voice.plain(' '), compared, ...voice.closing()], names_company: true };
}
