import { message } from '@answerscope/contract';

// Insights
/** {theme}: its name; {count}: answers that say it there; {total}: answers that mention the brand */
export const themeBesideName = message(
  '“{theme}” is said next to your name in {count, number} of the {total, number} answers that mention you.',
);
/** {count}: answers that say it; {total}: answers that mention the brand; {theme}: its name */
export const themeSeldom = message(
  '{count, plural, =0 {None of the {total, number} answers that mention you says} one {Only # of the {total, number} answers that mention you says} other {Only # of the {total, number} answers that mention you say}} “{theme}”, a core theme of yours.',
);
/** {theme}: its name; {count}: answers that say it; {total}: answers that mention the brand */
export const themeApart = message(
  '“{theme}” is said in {count, number} of the {total, number} answers that mention you, but never next to your name.',
);
/** {theme}: its name; {often}, {seldom}: an assistant; {oftenCount} of {oftenTotal}, {seldomCount} of {seldomTotal}: its answers that say it */
export const themeUneven = message(
  'When it mentions you, {often} says “{theme}” in {oftenCount, number} of {oftenTotal, number} answers, {seldom} in {seldomCount, number} of {seldomTotal, number}.',
);
/** {pillar}: its text; {count}: answers that say a theme of it there; {total}: answers that mention the brand */
export const pillarBesideName = message(
  'A theme of your pillar “{pillar}” is next to your name in {count, number} of the {total, number} answers that mention you.',
);
/** {count}: answers that carry one; {total}: answers that mention the brand; {pillar}: its text */
export const pillarSeldom = message(
  '{count, plural, =0 {None of the {total, number} answers that mention you carries} one {Only # of the {total, number} answers that mention you carries} other {Only # of the {total, number} answers that mention you carry}} a theme of your pillar “{pillar}”.',
);
/** {name}: of a competitor; {total}: answers that mention it; {count}: of them do not mention the brand */
export const mentionedInstead = message(
  '{name} is mentioned in {total, number} answers, and {count, plural, one {# of them does} other {# of them do}} not mention you.',
);
/** {name}: of a competitor; {count}: answers in which it is first; {total}: answers that rank both */
export const standsBeforeYou = message(
  '{name} comes before you in {count, number} of {total, number} answers that rank you both.',
);
/** {name}: of a competitor; {count}: answers in which the brand is first; {total}: answers that rank both */
export const youStandBefore = message(
  'You come before {name} in {count, number} of {total, number} answers that rank you both.',
);
/** {domain}: of a site; {count}: answers that cite it; {total}: answers that mention others and not the brand */
export const citedWithoutYou = message(
  '{domain} is cited in {count, number} of {total, number} answers that mention others but not you.',
);
