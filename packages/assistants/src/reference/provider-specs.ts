import { z } from 'zod';
import type { Channel } from '../assistant.ts';
import { checkSchema } from './check-schema.ts';
import { readReference } from './reference-folder.ts';

const FILES: Readonly<Record<Channel, string>> = {
  openai: 'specs/openai.responses.closed.json',
  claude: 'specs/anthropic.messages.json',
  gemini: 'specs/gemini.generateContent.json',
  perplexity: 'specs/perplexity.json',
};

const content = z.looseObject({ 'application/json': z.looseObject({ schema: z.unknown() }) });
const document = z.looseObject({
  paths: z.record(
    z.string(),
    z.looseObject({
      post: z.looseObject({
        requestBody: z.looseObject({ content }),
        responses: z.looseObject({ '200': z.looseObject({ content }) }),
      }),
    }),
  ),
  components: z.looseObject({ schemas: z.record(z.string(), z.unknown()) }),
});

/** What a channel's closed spec does not allow in a request or a reply with status 200. */
export function createSpecCheck(channel: Channel) {
  const spec = document.parse(readReference(FILES[channel]));
  const [operation] = Object.values(spec.paths);
  if (operation === undefined) throw new Error(`the spec of ${channel} has no path`);
  const { requestBody, responses } = operation.post;
  return {
    request: (body: unknown) => checkSchema(spec, requestBody.content['application/json'].schema, body),
    reply: (body: unknown) => checkSchema(spec, responses['200'].content['application/json'].schema, body),
  };
}
