export { composeAnswer, type SimulatedAnswer } from './content/compose-answer.ts';
export { FIELDS, type Field, GENERAL_BRANDS } from './content/fields.ts';
export { LANGUAGES, type Language } from './content/language.ts';
export { FAULT_KINDS, type Fault, type FaultKind } from './faults.ts';
export {
  type AssistantSimulator,
  type Course,
  SIMULATED_CHANNELS,
  type SimulatedChannel,
  type SimulatorOptions,
  type TrackedBrand,
} from './options.ts';
export type { LoggedRequest } from './request-log.ts';
export { startAssistantSimulator } from './server.ts';
