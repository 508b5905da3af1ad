import { describe, expect, it } from 'vitest';
import { rankAmongNames } from '../detect-mentions.ts';

const rank = (answer: string, name = 'Quvera', competitors: string[] = []) =>
  rankAmongNames({
    answer,
    question: 'Which software should we use?',
    brand: { name },
    competitors: competitors.map((one) => ({ name: one })),
  });

describe('the position among everything that is named', () => {
  it('counts unknown names before the brand, each once', () => {
    expect(rank('Quvera is good, and so is Zentrix.')).toBe(1);
    expect(rank('Popular are Zentrix, OpenDesk and Quvera.')).toBe(3);
    expect(rank('Zentrix is fine. Zentrix Pro too. Then there is Quvera.')).toBe(2);
    expect(rank("Compared with Zentrix, Zentrix's rival Quvera is smaller.")).toBe(2);
  });

  it('counts ordinary words where they are enumerated as names, and known competitors', () => {
    expect(rank('Teams often pick Notion, Monday or Quvera for this.')).toBe(3);
    expect(rank('The words of Contoso Ledger weigh more than Quvera.', 'Quvera', ['Contoso Ledger'])).toBe(2);
  });

  it('in a list counts the entries before its own, however they are called', () => {
    const list = [
      'Here are the best:',
      '1. **Slack** – chat',
      '2. **Basecamp** – projects',
      '3. **Quvera** – all',
    ];
    expect(rank(list.join('\n'))).toBe(3);
    expect(rank(list.map((line) => line.replace(/^\d\./, '-')).join('\n'))).toBe(3);
    expect(rank(`Slack and Quvera lead.\n${list.join('\n')}`)).toBe(2);
  });

  it('leaves out people, places, codes and words that only open a sentence', () => {
    expect(
      rank('Many teams in Lyon, France use it. George Miller wrote R-410A and H100. Quvera helps.'),
    ).toBe(1);
    expect(rank('When you compare, look at price. However, Quvera helps.')).toBe(1);
  });

  it('is none without a mention', () => {
    expect(rank('Zentrix is fine.')).toBeNull();
  });
});
