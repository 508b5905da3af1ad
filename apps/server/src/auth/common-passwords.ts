/**
 * Words that the passwords most often found in published leaks are built on. Kept by hand: such lists agree on these
 * since years, and digits, signs or a capital before and behind them are what people add when a form asks for them.
 */
const WORDS = new Set(
  `password passwort passwords passw0rd contrasena contraseña senha parola haslo heslo jelszo wachtwoord motdepasse lozinka salasana sifre
  qwerty qwertz azerty qwertyuiop qwertyui asdfgh asdfghjkl zxcvbn zxcvbnm qazwsx qazwsxedc qweasd qweasdzxc asdf qwer zxcv poiuytrewq
  abc abcd abcde abcdef abcdefg abcdefgh abcabc aaa aaaa aaaaaa
  iloveyou ilove loveyou iloveu iloveme love lovely lovers forever forever loveme teamo tequiero jetaime ichliebedich
  admin administrator root user guest test tester testing login welcome willkommen bienvenue default changeme letmein access master
  secret secrets private system server computer internet windows google facebook youtube instagram yahoo hotmail gmail samsung apple android microsoft
  monkey dragon tiger lion panda butterfly dolphin eagle falcon phoenix wolf cookie cheese chocolate banana orange pepper ginger peanut coffee
  princess prince queen king angel angels devil baby babygirl babyboy girl sunshine summer winter spring autumn sommer flower flowers rainbow diamond
  football fussball futbol soccer baseball basketball hockey liverpool chelsea arsenal barcelona realmadrid juventus manchester
  superman batman spiderman pokemon pikachu naruto starwars matrix hello hallo bonjour hola ciao
  michael jordan jessica ashley daniel thomas andrew joshua matthew robert charlie nicole jennifer michelle anthony william alexander
  george harley maggie buster bailey hunter killer shadow freedom whatever nothing trustno mustang ferrari porsche mercedes corvette
  money bitcoin dollar lucky winner pass word company business answerscope`
    .split(/\s+/)
    .filter(Boolean),
);

const LOOKALIKES: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};
const EDGE = /^[\d\p{P}\p{S}_]+|[\d\p{P}\p{S}_]+$/gu;

/** True for a password that the first guesses of anybody hold: a common word, or keys in a row, with digits or signs around. */
export function isCommonPassword(password: string): boolean {
  const lower = password.normalize('NFKC').toLowerCase();
  const plain = lower.replace(EDGE, '');
  const candidates = [plain, spelledOut(plain), spelledOut(lower).replace(EDGE, '')];
  if (candidates.some((word) => WORDS.has(word) || isRepeated(word))) return true;
  // "1q2w3e4r", "a1b2c3d4", "1a2b3c4d", "q1w2e3r4": two rows of keys taken in turns.
  const letters = lower.replace(/[^a-z]/g, '');
  const digits = lower.replace(/\D/g, '');
  const alternates = /^(?:[a-z]\d)+[a-z]?$|^(?:\d[a-z])+\d?$/.test(lower);
  return alternates && isRow(letters) && isRow(digits);
}

function spelledOut(text: string): string {
  return text.replace(/[013457@$!]/g, (sign) => LOOKALIKES[sign] ?? sign);
}

const ROWS = [
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qwertzuiop',
  'azertyuiop',
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qazwsxedc',
];

function isRow(text: string): boolean {
  return (
    text.length >= 3 && ROWS.some((row) => row.includes(text) || [...row].reverse().join('').includes(text))
  );
}

/** "passpass", "abababab": one of the words, or one or two letters, over and over. */
function isRepeated(word: string): boolean {
  const part = /^(.+?)\1+$/u.exec(word)?.[1];
  return part !== undefined && (part.length <= 2 || WORDS.has(part));
}
