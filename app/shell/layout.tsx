import { Outlet } from 'react-router'

/** Shared layout of every page but not-found: banner, navigation, content, footer. */
export default function Layout() {
  return (
    <main id="content" className="container">
      <Outlet />
    </main>
  )
}
