// Category gaps
export const offersNoSubcategoryAndNo = 'Offers no subcategory and no idea';
export const offersNoSubcategory = 'Offers no subcategory';
export const offersNoTopicIdea = 'Offers no topic idea';

// Category table
export const categories = 'Categories';
