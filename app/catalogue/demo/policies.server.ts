import type { Department } from './demo-categories.server'

export const policies: Record<Department, { warranty: string[]; returns: string }> = {
  'womens-fashion': {
    warranty: ['3 months warranty', '6 months warranty'],
    returns: '30 days return policy',
  },
  'mens-fashion': {
    warranty: ['6 months warranty', '1 year warranty'],
    returns: '30 days return policy',
  },
  electronics: {
    warranty: ['1 year warranty', '2 years warranty', '3 years warranty'],
    returns: '30 days return policy',
  },
  'home-lifestyle': {
    warranty: ['1 year warranty', '2 years warranty', '5 years warranty'],
    returns: '60 days return policy',
  },
  medicine: {
    warranty: ['No warranty', '1 year warranty'],
    returns: '7 days return policy, unopened',
  },
  'sports-outdoor': {
    warranty: ['6 months warranty', '1 year warranty', '2 years warranty'],
    returns: '30 days return policy',
  },
  'baby-toys': {
    warranty: ['3 months warranty', '6 months warranty'],
    returns: '30 days return policy',
  },
  'groceries-pets': {
    warranty: ['Freshness guaranteed'],
    returns: 'Replacement or refund within 2 days',
  },
  'health-beauty': {
    warranty: ['No warranty', '1 month warranty'],
    returns: '14 days return policy, unopened',
  },
}

/** `weight` in pounds. */
export function shippingWords(weight: number) {
  if (weight <= 1) return ['Ships overnight', 'Ships in 1-2 business days']
  if (weight <= 8) return ['Ships in 1-2 business days', 'Ships in 3-5 business days']
  if (weight <= 40) return ['Ships in 3-5 business days', 'Ships in 1 week']
  return ['Ships in 2 weeks, carried to your room']
}
