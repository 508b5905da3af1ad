const count = (number: number) => number.toLocaleString('en');

/** After an assistant's name, how often it names somebody: 'names you in 4 of 10 answers'. */
export function namedInWords(whom: string, k: number, n: number): string {
  if (n === 1)
    return k === 1 ? `names ${whom} in its only answer` : `does not name ${whom} in its only answer`;
  if (k === 0) return `names ${whom} in none of ${count(n)} answers`;
  if (k === n) return `names ${whom} in all ${count(n)} answers`;
  return `names ${whom} in ${count(k)} of ${count(n)} answers`;
}
