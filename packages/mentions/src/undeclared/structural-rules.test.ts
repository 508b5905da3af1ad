import { describe, expect, it } from 'vitest';
import { detectMentions } from '../detect-mentions.ts';
import type { BrandNames } from '../types.ts';

const ENGLISH = 'What are the best tools for a small office? Recommend specific companies or products.';

function names(answer: string, question = ENGLISH, competitors: BrandNames[] = []): string[] {
  return detectMentions({ answer, question, brand: { name: 'Northwind' }, competitors }).undeclared.map(
    ({ name }) => name,
  );
}

describe('what a question asks for', () => {
  it('is no name where it asks for a way or for the best of something nameless, however it is spaced', () => {
    const answer = '1. **Frank Delacour** – patient\n2. **Zentrix** – quick';
    expect(names(answer)).toEqual(['Frank Delacour', 'Zentrix']);
    expect(names(answer, 'How do I learn to cook?')).toEqual([]);
    expect(names(answer, 'What are some  good books for a beginner?')).toEqual([]);
    expect(names(answer, 'How do I cook, and which app is best?')).toEqual(['Frank Delacour', 'Zentrix']);
  });

  it('is answered by steps, which are no names, while what they name is one', () => {
    const bread =
      '1. **Use a KitchenAid mixer** – knead\n2. **Buy King Arthur flour** – strong\n3. **Preheat the oven**';
    expect(names(bread, 'How do I bake bread?')).toEqual(['KitchenAid']);
    expect(names('1. **Download QuickLedger** – free\n2. **Wait**', 'How do I file taxes?')).toEqual([
      ...['QuickLedger'],
    ]);
    const german = '1. **Verwenden Sie einen KitchenAid-Mixer** – kneten\n2. **Teig ruhen lassen**';
    expect(names(german, 'Wie backe ich Brot?').join()).not.toContain('Verwenden');
    expect(names('1. **Try the QuickLedger app** – free\n2. **Zentrix** – quick')).toEqual([
      ...['QuickLedger', 'Zentrix'],
    ]);
    expect(names('1. **Check Point** – secure\n2. **Zentrix** – quick\n3. **Quvera** – cheap')).toEqual([
      ...['Check Point', 'Zentrix', 'Quvera'],
    ]);
  });

  it('leaves out the place that it asks in', () => {
    expect(names('Velunda Desk offers much.')).toEqual(['Velunda Desk']);
    expect(names('Velunda Desk offers much.', 'Which banks in Velunda are good?')).toEqual([]);
  });
});

describe('an article', () => {
  const bakeries = 'What are the best bakeries?';

  it('belongs to the name that is shown', () => {
    for (const answer of [
      '1. **The Quvera Mill** – sourdough\n2. **Zentrix** – rye',
      '### 1. The Quvera Mill\nSourdough.\n\n### 2. Zentrix\nRye.',
      '| Bakery | Price |\n|---|---|\n| The Quvera Mill | 5 |\n| Zentrix | 7 |',
      'The Quvera Mill opens early.\n\n1. **The Quvera Mill** – sourdough\n2. **Zentrix** – rye',
    ])
      expect(names(answer, bakeries), answer).toEqual(['The Quvera Mill', 'Zentrix']);
    expect(names('Jackets by The NorthFaze last, and by Zentrix.')).toContain('The NorthFaze');
  });

  it('is none of a name where it begins a sentence', () => {
    expect(names('The QuickLedger app is free. Zentrix is not.')).toContain('QuickLedger');
    expect(names('QuickLedger is free. The QuickLedger app is good.')).toEqual(['QuickLedger']);
  });
});

describe('the beginning of a sentence', () => {
  it('stands behind the sources in brackets of the sentence before', () => {
    const source = '([guide.example](https://guide.example/a))';
    const answer = ['Zentrix', 'Paydora', 'Teambase HR']
      .map((name) => `${source} Reviewers praise ${name} for clear pricing and good value.`)
      .join(' ');
    expect(names(answer)).toEqual(['Zentrix', 'Paydora', 'Teambase HR']);
    expect(names(`${answer} It is (in short) Velunda that wins.`)).toContain('Velunda');
  });
});

describe('heads of entries', () => {
  it('are features where they are words that the answer also writes small', () => {
    const features = '- **Strong Encryption** – always\n- **Travel Mode** – rarely\n- **Zentrix** – quick';
    expect(names(`${features}\n- **Quvera** – cheap`)).toContain('Strong Encryption');
    expect(names(`${features}\n- **Quvera** – with strong keys and encryption`)).toEqual([
      ...['Travel Mode', 'Zentrix', 'Quvera'],
    ]);
  });

  it('of words before a colon are labels, unless nearly all beside them are names', () => {
    expect(names('Both offer this.\n- **Task Boards:** easy\n- **Zentrix:** quick')).not.toContain(
      'Task Boards',
    );
    expect(
      names('- **Money Manager:** offline\n- **Zentrix:** quick\n- **Quvera:** cheap\n- **Velunda:** old'),
    ).toContain('Money Manager');
  });

  it('are labels where a name stands behind their colon, and names where a sentence or they themselves do', () => {
    const others = '\n2. **Quvera**: The cheap one.\n3. **Velunda**: Known for its age.';
    expect(names(`1. **Zentrix**: This one is quick.${others}`)).toEqual(['Zentrix', 'Quvera', 'Velunda']);
    expect(names(`1. **Zentrix**: Zentrix is quick.${others}`)).toContain('Zentrix');
    expect(names('- **Zentrix**: Zentrix for all.\n- **Quvera**: Quvera for teams.')).toEqual([
      ...['Zentrix', 'Quvera'],
    ]);
    expect(names('1. **Kontista:** Zentrix has it.\n2. **Velunda:** Quvera has it.')).toEqual([
      ...['Zentrix', 'Quvera'],
    ]);
    expect(names('1. **Kontista:** Trade Republic has it.')).not.toContain('Kontista');
  });

  it('are questions and parts of the answer, not companies', () => {
    const card = (head: string) => `📍 ${head}\nRead on.\n\n📍 Zentrix\nQuick.\n\n📍 Quvera\nCheap.`;
    expect(names(card('Atelier Kontista'))).toContain('Atelier Kontista');
    for (const head of ['How Kontista Works', 'Why Kontista Matters', 'Tips for Choosing Kontista'])
      expect(names(card(head)), head).toEqual(['Zentrix', 'Quvera']);
  });

  it('that advise a company or speak of one are left to the name in them', () => {
    const asked = 'Zentrix vs Quvera, which is softer?';
    expect(names('- **Choose Zentrix** if you run.\n- **Choose Quvera** if you rest.', asked)).toEqual([
      ...['Zentrix', 'Quvera'],
    ]);
    expect(names('### Evidence on Zentrix Softness\nZentrix is soft, and Quvera is not.', asked)).toEqual([
      ...['Zentrix', 'Quvera'],
    ]);
  });

  it('title a section in which several names are set apart', () => {
    const section = (names: string) =>
      `### Artisanal Sourdough Quvera\n${names}\n\n### Sprouted Velunda Grains\nSoon.`;
    expect(names(section('It is good.'))).toContain('Artisanal Sourdough Quvera');
    expect(names(section('Known are **Zentrix** and **Kontista**.'))).not.toContain(
      'Artisanal Sourdough Quvera',
    );
    const told = '- **Zentrix** – ok\n- **Quvera** – ok\n\n**Velunda Store** is nice.';
    expect(names(`**Kontista Beauty** is good.\n\n${told}`)).toContain('Kontista Beauty');
  });

  it('are no pair of words with & among other words', () => {
    const heads = ['Retail & Consumer', 'Education & Research', 'Technology & Innovation'];
    expect(names(heads.map((head) => `🏥 ${head}\nMany work there.`).join('\n\n'))).toEqual([]);
    expect(names('- Retail & Consumer\n- Education & Research\n- Kontista')).not.toContain(
      'Retail & Consumer',
    );
  });

  it('are no city of two words, and a name before a language is one', () => {
    const others = '\n- **Zentrix** – quick\n- **Quvera** – cheap';
    expect(names(`- **Los Angeles** – warm${others}`)).toEqual(['Zentrix', 'Quvera']);
    expect(names(`- **ABA English** – warm${others}`)).toContain('ABA English');
  });

  it('end at what tells of them, and things named by a name are none', () => {
    const others = '\n2. Zentrix – quick\n3. Quvera – cheap';
    expect(names(`1. Kontista with a free plan${others}`)).toEqual(['Kontista', 'Zentrix', 'Quvera']);
    expect(names(`1. Kontista (owned by Velunda)${others}`)).toContain('Kontista');
    expect(names('It is known for the **Kontista system** (programmable) and the price.')).toEqual([
      'Kontista',
    ]);
  });

  it('are two names where each is one by itself', () => {
    expect(names('- Zentrix or Slack: quick\n- Quvera and Kontista: cheap')).toEqual([
      ...['Zentrix', 'Slack', 'Quvera', 'Kontista'],
    ]);
    expect(names('- Velunda and Sons: old\n- Zentrix: quick\n- Quvera: cheap')).toContain('Velunda and Sons');
  });
});

describe('names of ordinary words', () => {
  const german = 'Welche Bäckerei in Wien ist gut?';

  it('are firms where kin stand behind the first of them, in whatever place', () => {
    for (const [asked, answer, name] of [
      [german, '- **Brotzeit & Söhne** – frisch\n- **Preis** – gut', 'Brotzeit & Söhne'],
      [german, 'Auch Müller & Söhne backt gut.', 'Müller & Söhne'],
      [german, 'Viele gehen zu Feld & Töchter.', 'Feld & Töchter'],
      [ENGLISH, '- Baker and Sons: old\n- Price: fair', 'Baker and Sons'],
      ['Quelle boulangerie est bonne ?', 'Allez chez Boulanger & Fils pour le pain.', 'Boulanger & Fils'],
    ] as const)
      expect(names(answer, asked), answer).toEqual([name]);
    for (const none of [
      '- **Vater & Sohn** – schön\n- **Preis** – gut',
      '- **Preis & Leistung** – schön\n- **Lage & Anfahrt** – gut',
      'Auch Vater & Sohn kaufen dort.',
    ])
      expect(names(none, german), none).toEqual([]);
  });

  it('are words of English in another language, in a list beside a name', () => {
    const list = (...heads: string[]) => heads.map((head) => `- **${head}** – frisch`).join('\n');
    expect(names(list('Golden Crust', 'Brotzeit & Söhne', 'Mehl & Liebe'), german)).toEqual([
      ...['Golden Crust', 'Brotzeit & Söhne', 'Mehl & Liebe'],
    ]);
    expect(names(list('Smart Home', 'Online Shop', 'Service Desk', 'Live Chat'), german)).toEqual([]);
    expect(
      names('Beliebt ist Golden Crust, sagen viele. Auch bei Golden Crust gibt es Brot.', german),
    ).toEqual(['Golden Crust']);
    expect(names('Wichtig sind ein Service Desk und ein Live Chat.', german)).toEqual([]);
  });

  it('are several words in an enumeration with one that surely is a name', () => {
    expect(names('Popular are Zentrix, Golden Crust, Daily Loaf and Flour & Stone.')).toEqual([
      ...['Zentrix', 'Golden Crust', 'Daily Loaf', 'Flour & Stone'],
    ]);
  });
});

describe('names in sentences', () => {
  it('are no words before a colon, also where the lines of an answer have been run together', () => {
    const list = '1.  **Zentrix**     *   **Task Boards:** Many.     *   **Audit Trails (AT):** Long.';
    expect(names(list)).toEqual(['Zentrix']);
    expect(names('They like Task Boards.')).toEqual(['Task Boards']);
    expect(names('They like Task Boards: many.')).toEqual([]);
  });

  it('open where spaces stand for the end of a line, and what opens a sentence is cut off', () => {
    expect(names('It costs little  Here are some. Zentrix helps')).toEqual([]);
    expect(names('Both are good:   *   Zentrix     *   Quvera')).toEqual(['Zentrix', 'Quvera']);
    expect(names('**Travel**: Like Zentrix, it syncs.')).toEqual(['Zentrix']);
    expect(names('It is cheap. Try Zentrix first.')).toEqual(['Zentrix']);
  });

  it('are not what belongs to somebody or is one of many', () => {
    expect(names('Most like the Master Password offers.')).toEqual(['Master Password']);
    expect(names('Most like their Master Password offers.')).toEqual([]);
    const german = 'Welche Heizung ist gut?';
    expect(names('Sehr gut ist WAGELOOP bei uns.', german)).toEqual(['WAGELOOP']);
    expect(names('Sehr gut ist jeder WAGELOOP bei uns.', german)).toEqual([]);
  });

  it('are not the first word of what a label tells', () => {
    expect(names('**Weave**: Zentrix offers twill.')).toEqual(['Zentrix']);
    expect(names('**Weave**: Sateenish cotton, soft.')).toEqual([]);
  });

  it('are nobody who wrote a work, and no title', () => {
    expect(names('Many start with Zentrix by Quvera.')).toEqual(['Zentrix', 'Quvera']);
    expect(names('Many start with "Zentrix" by Quvera.')).toEqual([]);
  });

  it('are no code, placeholder, size or plural of an abbreviation', () => {
    expect(names('It needs imageHub and Zentrix.')).toEqual(['imageHub', 'Zentrix']);
    expect(names('It needs `imageHub` and Zentrix.')).toEqual(['Zentrix']);
    expect(names('With [Zentrix name] it works.')).toEqual([]);
    expect(names('It has 1GB of space, and it supports KDFs and Zentrix.')).toEqual(['Zentrix']);
  });

  it('are whole with hyphens beyond ASCII, and end before the number of further sources', () => {
    expect(names('They like Dry\u2011Shop.')).toEqual(['Dry\u2011Shop']);
    expect(names('They like it. Good Zentrix+1')).toEqual(['Zentrix']);
    expect(names('They recommend Smartzent+ now.')).toEqual(['Smartzent+']);
  });

  it('are none behind the words of a place, a street, a source or before a region', () => {
    for (const lead of ['offices in', 'a shop near', 'according to', 'a shop at boulevard'])
      expect(names(`It has ${lead} Velunda.`), lead).toEqual([]);
    for (const place of ['Velunda, California', 'Bahnhofstrasse', 'Council of Velunda', 'Los Angeles'])
      expect(names(`People choose ${place}.`), place).toEqual([]);
    expect(names('People choose Velunda.')).toEqual(['Velunda']);
  });

  it('are among names in an enumeration, which a hyphened adjective is not', () => {
    expect(names('Popular are Zentrix, Notion and Quvera.')).toContain('Notion');
    expect(names('It is Zentrix, Chopin-like and dark.')).toEqual(['Zentrix']);
  });

  it('have a short number behind them, and what joins their words in the language', () => {
    expect(names('They recommend Zentrix 24.')).toEqual(['Zentrix 24']);
    expect(names('They recommend Bank of Velunda.')).toEqual(['Bank of Velunda']);
    const dutch = 'Welke bank is het beste?';
    expect(names('Kies Zentrix of Quvera voor de beste prijs.', dutch)).toEqual(['Zentrix', 'Quvera']);
  });
});

describe('the forms of a name', () => {
  it('are one, named without what it owns', () => {
    expect(names('Velunda is old, and Zentrix’s pricing is fair.')).toContain('Zentrix');
    expect(names('- **McZent’s** – quick\n- **Quvera** – cheap')).toContain('McZent’s');
    expect(names('Warto sprawdzić Zentrix. W Zentrixie jest tanio.', 'Jakie są najlepsze opcje?')).toEqual([
      'Zentrix',
    ]);
  });

  it('are listed once where a head is also read as words of a sentence', () => {
    expect(names('📍 Retail Desk\nMany.\n\n📍 Zentrix\nMany.')).toEqual(['Zentrix']);
    const answer = '- Zentrix – quick\n- Quvera – cheap';
    const { undeclared } = detectMentions({ answer, question: ENGLISH, brand: { name: 'Northwind' } });
    expect(undeclared.map(({ places }) => places.length)).toEqual([1, 1]);
  });
});

describe('names in scripts without capitals', () => {
  it('are heads of no vocabulary, not labels, words or places', () => {
    const japanese = 'おすすめの会計ソフトは？';
    expect(names('1. ゼントリクス：便利\n2. クヴェラの場合：安い', japanese)).toEqual([
      'ゼントリクス',
      'クヴェラ',
    ]);
    expect(names('人気なのはゼントリクスとクヴェラです。', japanese)).toEqual(['ゼントリクス', 'クヴェラ']);
  });

  it('lose their particles in Korean', () => {
    const asked = '회계 앱 추천해 주세요';
    expect(names('요즘은 젠트릭스를 많이 씁니다. 젠트릭스는 쌉니다.', asked)).toEqual(['젠트릭스']);
  });
});
