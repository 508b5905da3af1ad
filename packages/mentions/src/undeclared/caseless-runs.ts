import type { Line } from '@answerscope/answer-text';
import { candidateIn } from '../find/candidate-index.ts';
import { TOWNS } from '../lexicon/people-and-places.ts';
import type { AnswerContext } from '../rules/answer-context.ts';
import type { Asked } from './asked.ts';
import { type CaselessKind, caselessKind, isLongEnough } from './caseless.ts';
import type { Place } from './merge-places.ts';
import { keyWords } from './name-key.ts';

interface Run {
  start: number;
  end: number;
  text: string;
  kind: CaselessKind;
  particle: string;
}

const KIND_POINTS: Readonly<Record<CaselessKind, number>> = { name: 3, strange: 2, plain: 0, label: -9 };

export function caselessPlaces(context: AnswerContext, line: Line, asked: Asked, language: string): Place[] {
  const runs = language === 'ko' ? koreanRuns(context, line) : unspacedRuns(context, line, language);
  const { text } = context.visible;
  return runs.flatMap((run, index): Place[] => {
    if (run.kind === 'label' || candidateIn(context.candidates, run.start, run.end) !== null) return [];
    const points = pointsOf(run, runs[index - 1], runs[index + 1], text, asked, language);
    return [{ start: run.start, end: run.end, words: keyWords(run.text), points }];
  });
}

const OF_SUBJECT =
  /^(?:は|が|も|の|や|か|と|なら|で|を|に|から|より|へ|은|는|이|가|을|를|의|와|과|나|이나|도|에서|에서는|로|으로|랑|이랑|부터|라면|이라면|입니다|이에요|예요|만|까지|보다|처럼|에는|에도|에)$/u;
const BETWEEN =
  /^(?:や|か|と|または|、|，|・|과|와|나|이나|랑|이랑|및|또는|,|·|\/)? ?(?:和|或|、|, |또는 |및 |または)?$/u;

function pointsOf(
  run: Run,
  before: Run | undefined,
  behind: Run | undefined,
  ...[text, asked, language]: [string, Asked, string]
): number {
  let points = KIND_POINTS[run.kind];
  if (run.kind === 'plain') return 0;
  if (OF_SUBJECT.test(run.particle)) points++;
  if (isLongEnough(run.text)) points++;
  if (language === 'ko' && run.kind === 'strange') points += LOAN.test(run.text) ? 0 : -1;
  if (isBeside(text, before, run) || isBeside(text, run, behind)) points += 2;
  if (asked.named.has(run.text) || asked.text.includes(run.text)) points += asked.compares ? 2 : -1;
  if (isAtPlace(text, run, language)) points -= 2;
  if (TOWNS.has(run.text)) points -= 3;
  return points;
}

const LOAN =
  /[크트스프브츠즈카타파코토포키티피케테페쿠푸캐태패캣랩봇톡웍핏힐팅킹앤플클블뤼뷰듀쥬슈쉐웨위닉믹릭텍틱픽렉셀엘멜벨델넬켈헬젤맥팩택씨쏘쿼퀵넷렌웹엣룩핀팡뱅]/u;

function isBeside(text: string, first: Run | undefined, second: Run | undefined): boolean {
  if (first === undefined || second === undefined) return false;
  if (first.kind === 'plain' || second.kind === 'plain' || first.kind === 'label' || second.kind === 'label')
    return false;
  return (
    second.start - first.end < 8 &&
    BETWEEN.test(text.slice(first.end, second.start)) &&
    second.start > first.end
  );
}

/** `大阪で`, `분당에는`: a place; one of shops and apps has the same particle. */
function isAtPlace(text: string, { end, text: written, kind }: Run, language: string): boolean {
  if (kind === 'name') return false;
  if (language === 'ja')
    return /[市区町村県駅]$/u.test(written) || /^(?:駅|市|区|町)/u.test(text.slice(end, end + 1));
  return language === 'ko' && /(?:시|구|동|읍|면|역|군|도)$/u.test(written) && written.length < 4;
}

const UNSPACED =
  /(?:お(?=[\p{Script=Han}])|\.(?=[a-zA-Z]{2})|[\p{Script=Latin}@][\p{Script=Latin}\d.&'’+_!-]*(?: [\p{Script=Latin}\d][\p{Script=Latin}\d.&'’+_-]*)*|[\p{Script=Katakana}ー・]+|[\p{Script=Han}々]+|(?<=[\p{Script=Han}\p{Script=Katakana}ー])\d+)+/gu;
const HIRAGANA_BEHIND = /^(?:または|なら|から|より|では|には|でも|とは|は|が|も|の|や|か|と|で|を|に|へ)?/u;

function unspacedRuns({ visible }: AnswerContext, line: Line, language: string): Run[] {
  const { text } = visible;
  const written = text.slice(line.content, line.end);
  return Array.from(written.matchAll(UNSPACED), ({ index, 0: found }): Run => {
    const bare = found.replace(/^・+|[・.'’-]+$/gu, '');
    const start = line.content + index + found.indexOf(bare);
    const end = start + bare.length;
    const particle = HIRAGANA_BEHIND.exec(text.slice(end, Math.min(line.end, end + 3)))?.[0] ?? '';
    const isBound = particle === '' && /^[\p{Script=Hiragana}]/u.test(text.slice(end, end + 1));
    return {
      start,
      end,
      text: bare,
      particle,
      kind: isBound || bare.length < 2 ? 'label' : kindOf(bare, language),
    };
  }).filter(({ text: found }) => found !== '');
}

function kindOf(text: string, language: string): CaselessKind {
  const kind = caselessKind(text, language);
  return kind === 'strange' && language === 'ja' && !/[\p{Script=Katakana}\p{Script=Latin}]/u.test(text)
    ? 'plain'
    : kind;
}

const TOKEN = /[\p{Script=Hangul}\p{Script=Latin}\d][\p{Script=Hangul}\p{Script=Latin}\d.&+'’-]*/gu;
const KOREAN_PARTICLE =
  /(?:에서는|에서도|으로는|으로도|이라는|이라면|이라고|입니다|이에요|까지는|부터는|보다는|에서|에는|에도|으로|이나|이랑|라는|라면|라고|예요|까지|부터|보다|처럼|마다|에게|이며|이고|은|는|이|가|을|를|에|의|와|과|도|로|만|나|랑|고|며|인)$/u;
const KOREAN_LEAD = /^(?:법무법인|세무법인|회계법인|주식회사|의료법인|농업회사법인|카페|호텔|그랜드|더|뉴)$/u;

function koreanRuns({ visible }: AnswerContext, line: Line): Run[] {
  const { text } = visible;
  const runs: Run[] = [];
  for (const { index, 0: found } of text.slice(line.content, line.end).matchAll(TOKEN)) {
    const token = found.replace(/[.'’&-]+$/u, '');
    if (token === '') continue;
    const start = line.content + index;
    const particle = token.length > 2 ? (KOREAN_PARTICLE.exec(token)?.[0] ?? '') : '';
    const cut = token.length - particle.length < 2 ? '' : particle;
    const stem = token.slice(0, token.length - cut.length);
    const kind = caselessKind(token, 'ko') === 'plain' ? 'plain' : caselessKind(stem, 'ko');
    const run: Run = { start, end: start + stem.length, text: stem, kind, particle: cut };
    const last = runs.at(-1);
    if (last !== undefined && joins(text, last, run)) {
      runs[runs.length - 1] = {
        ...run,
        start: last.start,
        text: text.slice(last.start, run.end),
        kind: last.kind === 'name' || run.kind === 'plain' || KOREAN_LEAD.test(last.text) ? 'name' : run.kind,
      };
    } else runs.push(run);
  }
  return runs;
}

function joins(text: string, last: Run, run: Run): boolean {
  if (last.particle !== '' || run.start - last.end !== 1 || text.charAt(last.end) !== ' ') return false;
  if (run.kind === 'label' || last.text.includes(' ')) return false;
  if (KOREAN_LEAD.test(last.text)) return true;
  const isOpen = last.kind === 'strange' || last.kind === 'name';
  return (
    isOpen && (run.kind === 'strange' || run.kind === 'name') && (run.particle !== '' || run.kind === 'name')
  );
}
