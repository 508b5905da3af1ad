// Topic resources
export const thisSubcategoryIsGone = 'This subcategory is gone. Please choose another one.';
export const thisSubcategoryPartAnotherCategory = 'This subcategory is part of another category.';
export const thisCategoryIsGone = 'This category is gone. Please choose another one.';
