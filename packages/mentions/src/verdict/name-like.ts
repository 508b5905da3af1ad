/** Words of advice in scripts without capitals, and in Cyrillic. */
const ADVICE =
  /推荐|推薦|建议选|可选|おすすめ|オススメ|お勧め|定番|人気|추천|많이 (?:쓰|씁|사용)|แนะนำ|ลองใช้|أنصح|ننصح|أفضل|أشهر|توصية|تجربة|מומלץ|ממליץ|לנסות|כדאי|सुझाव|आज़मा|बेहतर|लोकप्रिय|попробуйте|рекоменду|советую|посоветую|обратите внимание на|спробуйте|раджу/iu;

/** The sentence or the question advises or asks for something to choose. */
export function advises(text: string): boolean {
  return ADVICE.test(text);
}
