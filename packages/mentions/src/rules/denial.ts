import { deniesName, NAME_MARK, tellsOfName } from './denied-name.ts';
import type { Scene } from './scene.ts';

type Informing = 'asks' | 'bare' | 'informs';

const MIN_STATEMENT_WORDS = 5;
const CLAUSE =
  /[;；]|\s[–—]\s|,? (?:but|while|whereas|although|though|aber|obwohl|während|mais|tandis que|pero|mientras|mas|enquanto|mentre|maar|terwijl|ale|zatímco|jednak|natomiast|но|однак\p{L}|ama|fakat) /iu;

/**
 * Whether the sentence around a candidate, which denies nothing, asks for or points to more (`asks`), is a label
 * without a statement (`bare`), or tells something (`informs`).
 */
function informingOf(scene: Scene): Informing {
  const clause = withoutAsides(clauseOf(scene));
  if (scene.sentence.denialPhrases().some(({ request }) => request.test(clause)) || CONDITION.test(clause))
    return 'asks';
  if (scene.line.kind === 'heading' || scene.line.kind === 'table') return 'bare';
  return clause.trim().split(/\s+/).length < MIN_STATEMENT_WORDS &&
    !/[\u3040-\u9fff\uac00-\ud7af]/.test(clause)
    ? 'bare'
    : 'informs';
}

function denies(scene: Scene, last: LastClause): boolean {
  if (!scene.sentence.mayDeny()) return false;
  const marked = withoutAsides(clauseOf(scene, true));
  if (marked !== last.clause) {
    last.clause = marked;
    last.denies = deniesIn(marked, scene);
  }
  return last.denies;
}

function deniesIn(marked: string, scene: Scene): boolean {
  const languages = scene.sentence.languages();
  const isDenied = deniesName(isOnlyName(marked) ? marked + nextOf(scene) : marked, languages);
  const isUnknown = isDenied || scene.sentence.denialPhrases().some(({ unknown }) => unknown.test(marked));
  if (!isUnknown || tellsOfName(marked, languages)) return false;
  return isDenied || !goesOn(scene);
}

/** `Name? I have never heard of it.`: the next sentence says what is denied. */
function isOnlyName(marked: string): boolean {
  return marked.includes('?') && /^\W*$/.test(marked.replace(NAME_MARK, ''));
}

function nextOf({ context, sentenceEnd, line }: Scene): string {
  return context.visible.text.slice(sentenceEnd, Math.min(line.end, sentenceEnd + 80));
}

/** `If Name is a start-up`, `Falls Name …`: supposes and tells nothing. */
const CONDITION =
  /^\W*(?:if|falls|sofern|wenn|si|se|als|jeśli|jeżeli|pokud|jestli|если|якщо|eğer|もし|如果|若|만약|إذا|אם)(?![\p{L}])/iu;

interface LastClause {
  clause: string;
  denies: boolean;
}

/** `little about its prices, but it is known for …`: the sentence goes on to tell something. */
function goesOn(scene: Scene): boolean {
  return GOES_ON.test(
    scene.context.visible.text.slice(
      scene.candidate.end,
      Math.min(scene.sentenceEnd, scene.candidate.end + 200),
    ),
  );
}

const GOES_ON =
  /,? (?:but|though|although|however,?) (?:it|they|the (?:company|brand|product|tool|app)) (?:is|are|was|were|has|have|offers?|sells?|provides?|does|seems? to (?:offer|sell|be)|appears? to (?:offer|sell|be)) (?!not\b|(?:a )?(?:fictional|unknown|unclear|possible|small|new|local)\b)|, which (?:mainly|mostly|primarily|only|also) (?:insures|sells|offers|serves|provides|makes|operates|focuses)\b/;

function withoutAsides(clause: string): string {
  if (!clause.includes('(')) return clause;
  const plain = clause.replace(/\([^()]{0,120}\)/g, ' ');
  return plain.trim().split(/\s+/).length > MIN_STATEMENT_WORDS ? plain : clause;
}

/** The clause of a long sentence that holds the candidate, so that `no data on A; B is praised` denies only A. */
function clauseOf(scene: Scene, marked = false): string {
  const from = Math.max(scene.sentenceStart, scene.candidate.start - 300);
  const sentence = marked ? withMark(scene, from) : scene.sentence.text;
  let begin = 0;
  for (const part of sentence.split(CLAUSE)) {
    const end = begin + part.length;
    if (scene.candidate.start - from <= end + 1) return part;
    begin = sentence.indexOf(part, begin) + part.length;
  }
  return sentence;
}

const QUOTED_MARK = new RegExp(`["“”„«»'‘’「『*]*${NAME_MARK}["“”«»’」』*]*`, 'u');

const QUOTE = /["“”„«»'‘’「」『』*]/;

function withMark({ candidate, sentence }: Scene, from: number): string {
  const { text } = sentence;
  const at = candidate.start - from;
  const marked = text.slice(0, at) + NAME_MARK + text.slice(candidate.end - from);
  if (!QUOTE.test(text.charAt(at - 1)) && !QUOTE.test(text.charAt(candidate.end - from))) return marked;
  return marked.replace(QUOTED_MARK, (found) => (found.endsWith('’') ? `${NAME_MARK}’` : NAME_MARK));
}

export function denials(scenes: readonly Scene[]): ReadonlySet<Scene> {
  const last: LastClause = { clause: '', denies: false };
  const denied = new Set<Scene>();
  for (const scene of scenes) if (denies(scene, last)) denied.add(scene);
  if (denied.size === 0) return denied;
  const weak = new Set(
    [...denied].filter((scene) => !/[;；]/.test(scene.sentence.text)).map((scene) => scene.sentenceIndex),
  );
  scenes.forEach((scene) => {
    if (weak.has(scene.sentenceIndex)) denied.add(scene);
  });
  const informs = scenes.some((scene) => !denied.has(scene) && informingOf(scene) === 'informs');
  return informs ? denied : new Set(scenes);
}
