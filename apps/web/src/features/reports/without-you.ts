/** Of the answers that name or cite somebody, those that do not name the brand: there it could be named, too. */
export function withoutYou(without: number, all: number): string {
  const answers = `${all.toLocaleString('en')} ${all === 1 ? 'answer' : 'answers'}`;
  if (without === 0) return `${answers}, none without you`;
  return `${without.toLocaleString('en')} of ${answers} without you`;
}
