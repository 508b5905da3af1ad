import { describe, expect, it } from 'vitest';
import { detectMentions } from '../../detect-mentions.ts';

const TABLE = `| Feature | Otter | Fathom | Grain |
|---|---|---|---|
| Free minutes | 300 | none | 20 |`;

const ENTRIES = `
- Otter has the nicest editor.
- Fathom records everything, which is hard to fathom.
- Grain is for those who cut clips. Take claims with a grain of salt.`;

function isNamed(name: string, answer: string, question: string): boolean {
  return detectMentions({ answer, question, brand: { name } }).mentioned;
}

describe('words at the head of entries, rows and columns', () => {
  it.each(['Otter', 'Fathom', 'Grain'])('%s is an option where a choice is asked for', (name) => {
    expect(isNamed(name, `${TABLE}\n${ENTRIES}`, 'best meeting transcription tools')).toBe(true);
  });

  it('are words where an explanation is asked for', () => {
    const answer =
      '## Otters\n\nAn otter eats fish.\n\n| | Otter | Firefly |\n|---|---|---|\n| Active | Yes | No |';
    expect(isNamed('Otter', answer, 'How do otters survive the winter?')).toBe(false);
  });

  it('are labels where the rows are the options', () => {
    const answer =
      '| Shoe | Drop | Weight |\n|---|---|---|\n| Brooks Launch | 8 mm | 210 g |\n| Nike Pegasus | 10 mm | 280 g |';
    expect(isNamed('Drop', answer, 'Best running shoes for beginners?')).toBe(false);
  });

  it('are aspects under a heading that asks how to choose', () => {
    const answer =
      '- **Nike** – light\n- **Saucony** – soft\n\n### How to choose\n1. **Fit** – a thumb wide\n2. **Drop** – 8 mm is safe\n3. **Grip** – for wet roads';
    expect(isNamed('Drop', answer, 'Best running shoes for beginners?')).toBe(false);
  });

  it('are names when the question sets them beside each other', () => {
    const answer =
      '| | Progressive | Root |\n|---|---|---|\n| Founded | 1937 | 2015 |\n\nThe root of most complaints is service.';
    expect(isNamed('Root', answer, 'Compare Progressive and Root for car insurance')).toBe(true);
  });
});
