/** What one parameter of an address says; undefined where it makes no sense and is dropped. */
type Parameter<Value> = (value: unknown) => Value | undefined;

/** What an address may say: each parameter with how it is read. */
type Parameters = Record<string, Parameter<unknown>>;

/** Makes the reader of an address from its parameters. What the address does not say, or says wrongly, is left out. */
export function searchReader<Read extends Parameters>(parameters: Read) {
  type Found = { [Name in keyof Read]?: Exclude<ReturnType<Read[Name]>, undefined> };
  return (search: Record<string, unknown>): Found =>
    Object.fromEntries(
      Object.entries(parameters).flatMap(([name, read]) => {
        const value = read(search[name]);
        return value === undefined ? [] : [[name, value]];
      }),
    ) as Found;
}

/** One of a closed set of words; the contract has them. */
export function oneOf<const Word extends string>(words: readonly Word[]): Parameter<Word> {
  return (value) => words.find((word) => word === value);
}

/** NUL and halves of surrogate pairs, which no server stores and no address can carry. */
const UNSTORABLE = /[\p{Cs}\0]/gu;

/** Words that were typed, cut to a length and storable; a number is read as its digits, blank is none. */
export function text(max: number): Parameter<string> {
  return (value) => {
    const typed = typeof value === 'string' || typeof value === 'number' ? `${value}` : '';
    const words = typed.slice(0, max).replace(UNSTORABLE, '');
    return words.trim() === '' ? undefined : words;
  };
}

/** The id of something, safe as a part of a path; whether it exists is for the server to say. */
export const id: Parameter<string> = (value) =>
  typeof value === 'string' && /^[\w-]+$/.test(value) ? value : undefined;

export const yesOrNo: Parameter<boolean> = (value) => (typeof value === 'boolean' ? value : undefined);

/** Said or not said: what is not so stands in no address. */
export const onlyYes: Parameter<true> = (value) => value === true || undefined;

/** A whole number in a range, also where it is written as a text. */
export function wholeNumber({ min, max }: { min: number; max: number }): Parameter<number> {
  return (value) => {
    // Number() calls methods of an object, and an address can name one that is no function.
    const number = typeof value === 'number' || typeof value === 'string' ? Number(value) : Number.NaN;
    return Number.isInteger(number) && number >= min && number <= max ? number : undefined;
  };
}

/** A page after the first, which stands in no address. */
export const laterPage = wholeNumber({ min: 2, max: 100_000 });
