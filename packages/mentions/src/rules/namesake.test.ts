import { describe, expect, it } from 'vitest';
import { detectMentions } from '../detect-mentions.ts';

function isNamed(name: string, answer: string, question: string | null = null): boolean {
  return detectMentions({ answer, question, brand: { name } }).mentioned;
}

describe('something else of that name', () => {
  it.each([
    ['Patagonia', 'In Patagonia, glaciers calve all year. The wind is strongest in spring.'],
    ['Patagonia', 'The south of the country is empty. Southern Patagonia is drier than the north.'],
    ['Velunda', 'The Velunda region is known for its lakes.'],
    ['Ford', 'The Ford Foundation paid for the first stations.'],
    ['Hermès', 'Zeus sent Hermes to Hades, and Hermes went at once.'],
    ['Mars', 'The inner planets are Mercury, Venus, Earth and Mars.'],
    ['United', 'The law holds everywhere in the United States.'],
    ['Orleans', 'Jazz was born in New Orleans.'],
    ['American', 'The North American market grew. An American family moved in.'],
    ['Amazon', 'The boat went up the Amazon, past small villages.'],
    ['Andes', 'La ruta sube desde la ciudad a los Andes y baja al valle.'],
    ['Galileo', 'Among them was Galileo (1564–1642), who built telescopes.'],
    ['Johnson', 'They met Cave Johnson in 1943.'],
    ['Rowan', 'Once there was a young knight named Rowan.'],
    ['Veritas', 'The next probe is part of a mission called *Veritas*.'],
    ['明治', '明治時代の図鑑には、トラが描かれています。'],
  ])('%s is not named in "%s"', (name, answer) => {
    expect(isNamed(name, answer)).toBe(false);
  });

  it.each([
    ['Patagonia', 'Jackets from Patagonia last for years, and the company repairs them.'],
    ['Ford', 'Ford and Toyota sell most trucks.'],
    ['Hermès', 'Bags by Hermes keep their price.'],
    ['Amazon', 'You can order it on Amazon or in the Amazon app.'],
    ['United', 'Three airlines fly there: Lufthansa, United and Delta.'],
    ['Velunda', 'Velunda sits between the two in price, and Notion lies in third place.'],
    ['明治', '明治のチョコレートは人気があります。'],
  ])('%s is named in "%s"', (name, answer) => {
    expect(isNamed(name, answer, 'Which brands and companies are best?')).toBe(true);
  });
});
