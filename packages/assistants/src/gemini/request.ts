import type { GenerateContentConfig, GenerateContentParameters } from '@google/genai';
import type { AskInput, QuestionLocation, StructureInput } from '../assistant.ts';
import { toJsonSchema } from '../structure-schema.ts';

/** The SDK's parameters of `models/{model}:generateContent`. The API has no field for a country or city. */
export function toGeminiRequest(input: AskInput): GenerateContentParameters {
  const config: GenerateContentConfig = { maxOutputTokens: input.max_output_tokens };
  if (input.location !== null) config.systemInstruction = placeInWords(input.location);
  if (input.search) {
    config.tools = [{ googleSearch: {} }];
    const language = input.location?.language;
    if (language) config.toolConfig = { retrievalConfig: { languageCode: language } };
  }
  return { model: input.model, contents: input.question, config };
}

/** The parameters of a task whose answer must have the given form. */
export function toGeminiStructureRequest(input: StructureInput<unknown>): GenerateContentParameters {
  return {
    model: input.model,
    contents: input.prompt,
    config: {
      maxOutputTokens: input.max_output_tokens,
      systemInstruction: input.instructions,
      responseMimeType: 'application/json',
      responseJsonSchema: toJsonSchema(input.schema),
    },
  };
}

const COUNTRY_NAMES = new Intl.DisplayNames(['en'], { type: 'region' });

function placeInWords(location: QuestionLocation): string {
  const country = COUNTRY_NAMES.of(location.country.toUpperCase()) ?? location.country;
  const places = [location.city, location.region, country].filter((place) => place);
  return `The user is in ${places.join(', ')}.`;
}
