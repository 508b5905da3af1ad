import { describe, expect, it } from 'vitest';
import { placesOf } from '../../benchmark/labelled-stances.fixture.ts';
import { readStances } from './read-stances.ts';

/** The statements about Vantor (and Orbena): stance, sign and quote. */
function read(text: string, names: readonly string[] = ['Vantor', 'Orbena']): string[] {
  return readStances(
    text,
    names.map((name) => ({ places: placesOf(text, name) })),
  ).map(({ company, stance, quote }) => `${names[company]} ${stance}: ${quote}`);
}

describe('how an answer speaks of a company', () => {
  it('is read from the advantages and drawbacks under its heading', () => {
    expect(
      read('### 1. Vantor\n**Pros**\n- Fast\n  - really\n- Cheap\n\n**Cons:**\n- No app\n\nBye.'),
    ).toEqual(['Vantor praised: Fast', 'Vantor praised: Cheap', 'Vantor with_reservation: No app']);
    expect(read('**Vantor**\nVorteile: schnell\nNachteile: teuer\n\n**Halmar**\nNachteile: laut')).toEqual([
      'Vantor praised: Vorteile: schnell',
      'Vantor with_reservation: Nachteile: teuer',
    ]);
    expect(read('## Vantor vs. Orbena\nPros of Vantor:\n- Fast\n\nDrawbacks of Orbena:\n- Slow')).toEqual([
      'Vantor praised: Fast',
      'Orbena with_reservation: Slow',
    ]);
  });

  it('is read from labels in the middle of a line that begins with it', () => {
    const both = (pros: string, cons: string): string[] => [
      `Vantor praised: ${pros}`,
      `Vantor with_reservation: ${cons}`,
    ];
    for (const [line, pros, cons] of [
      ['**Vantor** – Pros: fast, cheap. Cons: weak support.', 'Pros: fast, cheap.', 'Cons: weak support.'],
      ['**Vantor** – **Pros:** fast – **Cons:** weak', '**Pros:** fast', '**Cons:** weak'],
      ['Vantor (Pros: fast; Cons: weak)', 'Pros: fast', 'Cons: weak'],
      ['Vantor - Voordelen: snel - Nadelen: duur', 'Voordelen: snel', 'Nadelen: duur'],
      ['Vantor – Vorteile: schnell. Nachteile: teuer.', 'Vorteile: schnell.', 'Nachteile: teuer.'],
      ['**Vantor** – Pro: veloce. Contro: caro.', 'Pro: veloce.', 'Contro: caro.'],
      ['**Vantor**: Zalety: szybki | Wady: drogi', 'Zalety: szybki', 'Wady: drogi'],
      ['**Vantor**：メリット：速い。デメリット：高い。', 'メリット：速い。', 'デメリット：高い。'],
      ['**Vantor**：优点：快。缺点：贵。', '优点：快。', '缺点：贵。'],
    ] as const)
      expect(read(`Two firms:\n\n- ${line}\n- Orbena`), line).toEqual(both(pros, cons));
    expect(read('Najlepszy wybór: Vantor. Zalety: szybki. Wady: drogi.\n\nOrbena')).toEqual([
      'Vantor recommended_first: Najlepszy wybór: Vantor.',
      ...both('Zalety: szybki.', 'Wady: drogi.'),
    ]);
    expect(read('Ranking of the best:\n\n1. Vantor – bread. Pros: fast. Cons: dear.\n2. Orbena')).toEqual([
      'Vantor recommended_first: Vantor – bread.',
      ...both('Pros: fast.', 'Cons: dear.'),
    ]);
    expect(read('Pros of Vantor: fast\nCons of Orbena: dear')).toEqual([
      'Vantor praised: Pros of Vantor: fast',
      'Orbena with_reservation: Cons of Orbena: dear',
    ]);
  });

  it('is read sentence by sentence, also where one begins with a small letter of a name', () => {
    expect(
      read('Our top pick is vanTor. orBena is best for trips. It boards quickly.', ['vanTor', 'orBena']),
    ).toEqual([
      'vanTor recommended_first: Our top pick is vanTor.',
      'orBena praised: orBena is best for trips.',
    ]);
  });

  it('is not read from labels in a line that is about others too, or about no company', () => {
    for (const nothing of [
      'Vantor, Halmar and Orbena – Pros: fast. Cons: dear.',
      'Vantor / Halmar – Pros: fast. Cons: dear.\nOrbena',
      'Vantor is cheaper than Orbena. Pros: fast.',
      'Vantor – cheaper than Orbena. Pros: fast.',
      'Benefits for Vantor: more revenue.\nOrbena',
      'Con Vantor: più veloce. Contro Orbena: una causa.',
      '- Vantor – Pro: $20 a month. Business: $40.\n- Orbena',
      '- Vantor – Best dish: pizza. Best dish: pasta.\n- Orbena',
      '- Vantor – Cons: none. Pros: n/a\n- Orbena',
    ])
      expect(read(nothing), nothing).toEqual([]);
    expect(read('### Halmar\n- Plus: cheap\n- Minus: slow\n\nPlus and Vantor', ['Plus', 'Vantor'])).toEqual(
      [],
    );
  });

  it('is read under no heading only where the answer begins with its only company', () => {
    expect(read('Vantor is a bank.\n\n## Pros\n- No fees\n\n## Cons\n- No branches')).toEqual([
      'Vantor praised: No fees',
      'Vantor with_reservation: No branches',
    ]);
    expect(read('Firms such as Vantor fit panels.\n\nPros:\n- Lower bills\n\nCons:\n- Cost')).toEqual([]);
  });

  it('is not read from what belongs to somebody else, to a kind of firm or to nobody', () => {
    expect(read('### Vantor\nA bank.\n\n### Halmar\nPros:\n- Fast\nCons:\n- Slow')).toEqual([]);
    expect(
      read('### Vantor\nA bank.\n\n**Pros of a local bank**\n- Close by\n\n**Cons of a local bank**\n- Dear'),
    ).toEqual([]);
    expect(read('### Vantor and Orbena\nPros:\n- Fast')).toEqual([]);
    expect(read('### Vantor\n**Pro:** $20 a month\n**Business:** $40 a month')).toEqual([]);
    const plans = '**Pros:** fast\n**Cons:** dear\n\n**Prices**\n- Pro: $20 a month';
    expect(read(`### Vantor\n${plans}`)).toEqual([
      'Vantor praised: **Pros:** fast',
      'Vantor with_reservation: **Cons:** dear',
    ]);
    expect(read('1. Halmar\n2. Vantor\n\n**Pros:**\n- Saves time\n\n**Cons:**\n- Costs')).toEqual([]);
    expect(read('### Vantor\n- ✅ Rating: 4.5\n- ✅ Open on Sundays')).toEqual([]);
  });

  it('is not read from a label, an entry or a cell that names nothing', () => {
    for (const nothing of ['none', 'None worth mentioning', 'keine bekannt', 'No major drawbacks'])
      expect(
        read(
          `**Vantor**\nCons: ${nothing}\n\n**Orbena**\n**Cons**\n- ${nothing}\n- No hidden fees\n- No mobile app`,
        ),
        nothing,
      ).toEqual(['Orbena with_reservation: No mobile app']);
    expect(read('| Tool | Cons |\n|---|---|\n| Vantor | None that we found |')).toEqual([]);
    expect(read('**Vantor**\nPros:\n- Not many\n- No fees')).toEqual(['Vantor praised: No fees']);
  });

  it('is read from marks only where both kinds stand in the answer', () => {
    expect(read('### Vantor\n- ✅ Fast\n- ❌ Dear')).toEqual([
      'Vantor praised: ✅ Fast',
      'Vantor with_reservation: ❌ Dear',
    ]);
  });

  it('is read from columns and rows of a table, cell by cell', () => {
    const table =
      '| Tool | Best for | Pros | Cons |\n|---|---|---|---|\n| **Vantor** | Teams | Fast | – |\n| Halmar | All | Big | Slow |';
    expect(read(table)).toEqual(['Vantor praised: Teams', 'Vantor praised: Fast']);
    expect(read(`${table}\n\n| Tool | Price |\n|---|---|\n| Orbena | 5 |`)).toEqual([
      'Vantor praised: Teams',
      'Vantor praised: Fast',
    ]);
    expect(read('| | Vantor | Orbena |\n|---|---|---|\n| Price | 1 | 2 |\n| Cons | Slow | Dear |')).toEqual([
      'Vantor with_reservation: Slow',
      'Orbena with_reservation: Dear',
    ]);
    expect(
      read('| Category | Pick |\n|---|---|\n| Best overall | Vantor |\n| Best for teams | Orbena |'),
    ).toEqual(['Vantor recommended_first: Vantor', 'Orbena praised: Orbena']);
  });

  it('is first where a list says that it is a ranking, and the list begins with it', () => {
    const list = '1. **Vantor** – bread\n2. **Orbena** – rolls';
    expect(read(`Bakeries, ranked from best to worst:\n\n${list}`)).toEqual([
      'Vantor recommended_first: **Vantor** – bread',
    ]);
    expect(read(`Bakeries, in no particular order, not ranked:\n\n${list}`)).toEqual([]);
    expect(read(`Bakeries near you:\n\n${list}`)).toEqual([]);
    expect(read(`Ranking of the worst bakeries:\n\n${list}`)).toEqual([]);
    expect(read(`Tools for a better ranking:\n\n${list}`)).toEqual([]);
    expect(read(`Bakeries, ranked by distance:\n\n${list}`)).toEqual([]);
    expect(read(`Tips, ranked by importance:\n\n1. Taste it.\n2. Try Vantor.`)).toEqual([]);
    expect(read(`Bakeries, ranked:\n\n1. Halmar\n2. Vantor`)).toEqual([]);
    expect(read(`Bakeries, ranked from best to worst for visitors:\n\n${list}`)).toHaveLength(1);
    expect(read(`## Bakeries to avoid\n\nRanked from best to worst:\n\n${list}`)).toEqual([]);
    for (const against of [
      'Top 5 companies to avoid, ranked from best to worst scam:',
      'Companies to avoid, ranked:',
      'The most overrated bakeries, ranked:',
      'Ranked from best to worst offender:',
      'Rangliste der Betrüger:',
    ])
      expect(read(`${against}\n\n${list}`), against).toEqual([]);
  });

  it('is first or best for something by a fixed phrase, and only of its subject', () => {
    expect(read('Our top pick is Vantor.')).toEqual(['Vantor recommended_first: Our top pick is Vantor.']);
    expect(read('**Best overall:** Vantor\n\n**Best for teams:** Orbena')).toEqual([
      'Vantor recommended_first: **Best overall:** Vantor',
      'Orbena praised: **Best for teams:** Orbena',
    ]);
    expect(read('Best overall: Vantor.')).toEqual(['Vantor recommended_first: Best overall: Vantor.']);
    expect(read('1. **Vantor** – Best value\n2. Orbena Loaf 200 – Best overall')).toEqual([
      'Vantor praised: **Vantor** – Best value',
      'Orbena recommended_first: Orbena Loaf 200 – Best overall',
    ]);
    for (const first of ['Our #1 recommendation is Vantor.', 'Verdict: Vantor wins.', 'Best choice: Vantor'])
      expect(read(first)).toEqual([`Vantor recommended_first: ${first}`]);
    expect(read('For students, the clear winner is Vantor.')).toEqual([
      'Vantor praised: For students, the clear winner is Vantor.',
    ]);
    for (const nothing of [
      'Vantor is a top choice.',
      'Vantor is best known for its bread.',
      'Vantor was the winner of 2019.',
      'Whether Vantor is the best for you depends.',
      'Is Vantor the top pick for you?',
      'Many people say Vantor is the best overall.',
      'Vantor is not the best for teams.',
      'Best time to visit: Vantor opens at nine.',
      'Vantor is ideal for teams, but Halmar is cheaper.',
      'Price: Vantor wins.',
      'Price\nVerdict: Vantor wins.\n\nSupport\nVerdict: Orbena wins.',
      'Vantor – Best Western hotel',
      'Vantor – Best Friends Pet Hotel',
      'Vantor – best bank of 2019',
      'Vantor – Best value? Hardly.',
      'Vantor – best known for bread',
      'Vantor is perfect for nobody.',
      'Vantor is best for no one.',
      'Vantor – ideal für niemanden',
      '**Vantor**\nBest for: Nobody really',
      '| Tool | Best for |\n|---|---|\n| Vantor | Nobody in particular |',
    ])
      expect(read(nothing), nothing).toEqual([]);
  });

  it('is a warning where readers are told to stay away from it, with a limit a reservation', () => {
    expect(read('I would avoid Vantor these days.')).toEqual([
      'Vantor advised_against: I would avoid Vantor these days.',
    ]);
    expect(read('Vantor is not recommended for beginners.')).toEqual([
      'Vantor with_reservation: Vantor is not recommended for beginners.',
    ]);
    expect(read('Avoid Vantor if you travel.')).toEqual([
      'Vantor with_reservation: Avoid Vantor if you travel.',
    ]);
    for (const warning of [
      'Skip Vantor.',
      'Worst overall: Vantor',
      'Vantor – best avoided',
      'Vantor – à éviter',
    ])
      expect(read(warning)).toEqual([`Vantor advised_against: ${warning}`]);
    for (const nothing of [
      'You can skip Vantor.',
      'Do not skip Vantor.',
      'Skip Vantor and go to the next one.',
      'Vantor Loaf 200 – avoid',
      'Worst for beginners: Vantor',
      'To avoid fees, use Vantor.',
      "You should avoid Vantor's weekend fees.",
      'Avoid queues at Vantor.',
      'Vantor helps you to avoid Orbena.',
      'Avoid: menthol, anything by Vantor.',
      'We do not recommend Vantor over Halmar.',
      'Nobody should avoid Vantor.',
      'I don’t think you should avoid Vantor.',
      'There is no reason why you should avoid Vantor.',
      '### Who should avoid Vantor\n- travellers',
    ])
      expect(read(nothing), nothing).toEqual([]);
  });

  it('is a reservation where praise of it is taken back', () => {
    expect(read('Vantor is the best choice for teams. However, Vantor is dear.')).toEqual([
      'Vantor praised: Vantor is the best choice for teams.',
      'Vantor with_reservation: However, Vantor is dear.',
    ]);
    expect(read('The main drawback of Vantor is its price.')).toEqual([
      'Vantor with_reservation: The main drawback of Vantor is its price.',
    ]);
    expect(read('Halmar is dear. However, Vantor is cheap.')).toEqual([]);
    expect(read('Vantor is dear. However, Vantor is quick.')).toEqual([]);
  });

  it('keeps the words as the answer has them, entities and marks included', () => {
    const text = '## Vantor\nPros:\n- **Bread** &amp; rolls\n\nCons:\n- dear';
    const [first] = readStances(text, [{ places: placesOf(text, 'Vantor') }]);
    expect(first).toEqual({
      company: 0,
      stance: 'praised',
      sign: 'advantage',
      quote: '**Bread** &amp; rolls',
      start: text.indexOf('**Bread'),
      end: text.indexOf('\n\nCons'),
      label: 'Pros',
    });
  });

  it('keeps the head of its column, row or list, unless the quotation shows its sign itself', () => {
    const labels = (text: string) =>
      readStances(
        text,
        ['Vantor', 'Orbena'].map((name) => ({ places: placesOf(text, name) })),
      ).map(({ label, quote }) => [label, quote]);
    expect(labels('| Tool | **Best for** | Cons |\n|---|---|---|\n| Vantor | freelancers | slow |')).toEqual([
      ['Best for', 'freelancers'],
      ['Cons', 'slow'],
    ]);
    expect(labels('| | Vantor | Orbena |\n|---|---|---|\n| Nachteile | teuer | laut |')).toEqual([
      ['Nachteile', 'teuer'],
      ['Nachteile', 'laut'],
    ]);
    expect(labels('| Category | Pick |\n|---|---|\n| 🏆 Best overall | Vantor |')).toEqual([
      ['Best overall', 'Vantor'],
    ]);
    expect(labels('### Vantor\n**✅ Pros:**\n- Fast\n\nNachteile: teuer')).toEqual([
      ['Pros', 'Fast'],
      [null, 'Nachteile: teuer'],
    ]);
    expect(labels('Drawbacks of Orbena:\n- Slow\n\nOur top pick is Vantor.')).toEqual([
      ['Drawbacks of Orbena', 'Slow'],
      [null, 'Our top pick is Vantor.'],
    ]);
  });

  it('is read in the lines that an assistant might have written, and no further', () => {
    const padding = `${'Nothing to see.\n'.repeat(7_000)}\n`;
    expect(read(`Avoid Vantor.\n${padding}Avoid Orbena.`)).toEqual(['Vantor advised_against: Avoid Vantor.']);
    expect(read(`Avoid Vantor. ${'x'.repeat(200_000)}`)).toEqual([]);
  });
});
