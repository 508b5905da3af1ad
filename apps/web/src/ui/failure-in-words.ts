/** The server's texts of failures that stay until somebody changes a key, its rights or its credit. */
const OF_INSTALLATION = /\b[A-Z]+_API_KEY\b|no credit left/;

/**
 * Why a check failed, for whoever reads it: a key or its credit is the administrator's to mend, so the text that names
 * them becomes details. Every other text is shown as it is stored.
 */
export function failureInWords(assistant: string, text: string): { words: string; details: string | null } {
  if (!OF_INSTALLATION.test(text)) return { words: text, details: null };
  return {
    words: `${assistant} does not answer this installation: its administrator must look at the key or its credit.`,
    details: text,
  };
}
