const count = (number: number) => number.toLocaleString('en');

/** After an assistant's name, how often it mentions somebody: 'mentions you in 4 of 10 answers'. */
export function mentionsInWords(whom: string, k: number, n: number): string {
  if (n === 1)
    return k === 1 ? `mentions ${whom} in its only answer` : `does not mention ${whom} in its only answer`;
  if (k === 0) return `mentions ${whom} in none of ${count(n)} answers`;
  if (k === n) return `mentions ${whom} in all ${count(n)} answers`;
  return `mentions ${whom} in ${count(k)} of ${count(n)} answers`;
}
