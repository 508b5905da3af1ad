import { charClassAt, HANGUL } from '@answerscope/answer-text';

export const KOREAN_PARTICLES: ReadonlySet<string> = new Set(
  `은 는 이 가 을 를 에 의 와 과 도 로 으로 만 나 이나 랑 이랑 며 이며 고 이고 란 이란 든 야 씩 요
  에서 에게 에게서 에는 에도 에만 에서는 에서도 에서의 께 께서 한테 까지 까지는 까지도 부터 부터는 보다 보다는 보다도 처럼 처럼은 같이 같은 마다 조차 마저 밖에 뿐 뿐만
  로는 로도 로서 로써 로의 으로는 으로도 으로서 으로써 으로의 와의 와는 와도 과의 과는 과도 라고 라는 라도 라면 라서 이라고 이라는 이라도 이라면 이라서 라든지 이라든지
  인 인데 이다 입니다 이에요 예요 이었다 였다 이며 이자 이면 일 인지 들 들은 들이 들을 들의 들도 등 등의 등이 등을 측 측은 사 사는 사의 용 용으로 형 식 계 내 상 별 대`.split(
    /\s+/,
  ),
);
const MAX_TAIL = 8;
const COMPOUND_NAME_LENGTH = 4;

export function isKoreanParticle(letters: string): boolean {
  return KOREAN_PARTICLES.has(letters);
}

export function isKoreanTail(text: string, start: number, end: number): boolean {
  let stop = end;
  while (stop - end <= MAX_TAIL && charClassAt(text, stop) === HANGUL) stop++;
  return KOREAN_PARTICLES.has(text.slice(end, stop)) || end - start >= COMPOUND_NAME_LENGTH;
}
