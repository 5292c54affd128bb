/* In place of exports of react-router's module: its own page for errors shows where code failed. */
import { Component, createElement, type PropsWithChildren } from 'react'

/** Catches what the root's ErrorBoundary throws in turn, and offers to load the page again. */
export class RemixErrorBoundary extends Component<PropsWithChildren> {
  static getDerivedStateFromError = () => ({ failed: true })
  override state = { failed: false }

  override render() {
    return this.state.failed
      ? createElement(
          'html',
          null,
          createElement('body', null, createElement('a', { href: '' }, '↻')),
        )
      : this.props.children
  }
}

/** The root has an ErrorBoundary of its own, and is there from the start. */
export const RemixRootDefaultErrorBoundary = () => null
export const BoundaryShell = () => null
