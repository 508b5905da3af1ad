// Channel badge
export const allAssistants = 'All assistants';
