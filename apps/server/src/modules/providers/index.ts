/** How assistants' providers are reached: their limits and slots over all processes, pauses, health, and calls for structured values. */
export { controlAssistant, withoutControl } from './controlled-assistant.client.ts';
export type { ProviderServices } from './provider.services.ts';
export {
  createProviderControl,
  type GrantedPermit,
  type Refusal,
  spareOf,
} from './provider-control.queries.ts';
export { listProviderHealth } from './provider-health.queries.ts';
export { createProviderSlots } from './provider-slots.queries.ts';
export {
  callForStructure,
  channelsForStructure,
  type StructureTask,
  spentOnStructure,
  structureCeiling,
} from './structure-call.client.ts';
export { resumeProvider } from './use-cases/resume-provider.ts';
