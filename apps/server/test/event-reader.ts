/**
 * Reads an event stream that was opened until a message holds a word, and returns the messages until then. The opening
 * event, which names earlier changes, is no message.
 * @throws when the stream ends before
 */
export function readEvents(response: Response): (untilWord: string) => Promise<string> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (reader === undefined) throw new Error('there is no stream');
  return async (untilWord) => {
    let text = '';
    const messages = () => text.replaceAll(/^event: ready\ndata: .*\n*/gm, '');
    while (!messages().includes(untilWord)) {
      const { done, value } = await reader.read();
      if (done) throw new Error(`the stream ended after: ${text}`);
      text += value;
    }
    await reader.cancel();
    return messages();
  };
}
