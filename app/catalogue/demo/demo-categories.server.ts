const CATEGORIES = [
  { slug: 'womens-clothes', name: "Women's Clothes", department: 'womens-fashion' },
  { slug: 'womens-accessories', name: "Women's Accessories", department: 'womens-fashion' },
  { slug: 'womens-jewelries', name: "Women's Jewelries", department: 'womens-fashion' },
  { slug: 'womens-makeup', name: 'Makeup', department: 'womens-fashion' },
  { slug: 'mens-clothes', name: "Men's Clothes", department: 'mens-fashion' },
  { slug: 'mens-accessories', name: "Men's Accessories", department: 'mens-fashion' },
  { slug: 'mens-sports', name: "Men's Sports", department: 'mens-fashion' },
  { slug: 'mens-sunglasses', name: 'Sunglasses', department: 'mens-fashion' },
  { slug: 'phones', name: 'Phones', department: 'electronics' },
  { slug: 'computers', name: 'Computers', department: 'electronics' },
  { slug: 'smartwatches', name: 'Smartwatches', department: 'electronics' },
  { slug: 'cameras', name: 'Cameras', department: 'electronics' },
  { slug: 'headphones', name: 'Headphones', department: 'electronics' },
  { slug: 'gaming', name: 'Gaming', department: 'electronics' },
  { slug: 'speakers', name: 'Speakers', department: 'electronics' },
  { slug: 'furniture', name: 'Furniture', department: 'home-lifestyle' },
  { slug: 'kitchen', name: 'Kitchen', department: 'home-lifestyle' },
  { slug: 'lighting', name: 'Lighting', department: 'home-lifestyle' },
  { slug: 'decor', name: 'Decor', department: 'home-lifestyle' },
  { slug: 'first-aid', name: 'First Aid & Devices', department: 'medicine' },
  { slug: 'vitamins', name: 'Vitamins', department: 'medicine' },
  { slug: 'fitness', name: 'Fitness', department: 'sports-outdoor' },
  { slug: 'ball-games', name: 'Ball Games', department: 'sports-outdoor' },
  { slug: 'outdoor', name: 'Outdoor', department: 'sports-outdoor' },
  { slug: 'baby-care', name: 'Baby Care', department: 'baby-toys' },
  { slug: 'toys', name: 'Toys', department: 'baby-toys' },
  { slug: 'groceries', name: 'Groceries', department: 'groceries-pets' },
  { slug: 'drinks', name: 'Tea & Drinks', department: 'groceries-pets' },
  { slug: 'pets', name: 'Pets', department: 'groceries-pets' },
  { slug: 'fragrances', name: 'Fragrances', department: 'health-beauty' },
  { slug: 'skincare', name: 'Skin & Hair Care', department: 'health-beauty' },
] as const

export type CategorySlug = (typeof CATEGORIES)[number]['slug']
export type Department = (typeof CATEGORIES)[number]['department']

export interface DemoCategory {
  slug: CategorySlug
  name: string
  department: Department
}

/** The demo shop's categories in the order of the home page's menu (spec section 2, Home 1). */
export const demoCategories: DemoCategory[] = [...CATEGORIES]
