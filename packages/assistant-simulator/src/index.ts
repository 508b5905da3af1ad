export type {
  AssistantSimulator,
  SimulatorOptions,
  TrackedBrand,
} from './options.ts';
