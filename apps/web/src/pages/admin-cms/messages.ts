// Cms page
export const publishedFrom = 'Published from';
export const publishedDraftWaits = 'Published, draft waits';
export const aTemplateAddCompanyAnd = 'A template. Add your company and have it checked.';
export const preview = 'Preview';
export const saveDraft = 'Save draft';
export const publishDraft = 'Publish draft';
export const publishPage = 'Publish page';
export const contentManagement = 'Content Management';
export const title = 'Title';
export const address = 'Address';
export const status = 'Status';
export const published = 'Published';
export const draft = 'Draft';
