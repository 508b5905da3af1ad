/** Reads an event stream that was opened until a word has come; what came until then. @throws when it ends before */
export function readEvents(response: Response): (untilWord: string) => Promise<string> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (reader === undefined) throw new Error('there is no stream');
  return async (untilWord) => {
    let text = '';
    while (!text.includes(untilWord)) {
      const { done, value } = await reader.read();
      if (done) throw new Error(`the stream ended after: ${text}`);
      text += value;
    }
    await reader.cancel();
    return text;
  };
}
