// Why a job failed
export const workerStopped = 'Its worker stopped or took too long.';
