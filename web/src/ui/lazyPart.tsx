import { Component, type ComponentType, lazy, type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { Button } from './controls/Button.tsx';
import { Notice } from './Notice.tsx';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** The code did not load. The page's error boundary handles all other errors. */
class NotCome extends Error {}

/**
 * Loads the code of a component when it is rendered, like `lazy`. If the code does not load, the page stays and
 * offers a retry.
 */
export function lazyPart<Props extends object>(load: Load<Props>): ComponentType<Props> {
  const fetch = () => lazy(() => load().catch((cause) => Promise.reject(new NotCome('', { cause }))));
  let latest = fetch();
  return function Part(props: Props) {
    const [Loaded, setLoaded] = useState(() => latest);
    const tryAgain = async () => {
      try {
        await load();
        latest = fetch();
        setLoaded(() => latest);
        return true;
      } catch {
        // Some browsers remember a failed download until the page is closed.
        if (navigator.onLine) window.location.reload();
        return false;
      }
    };
    return (
      <Boundary onTryAgain={tryAgain}>
        <Loaded {...props} />
      </Boundary>
    );
  };
}

interface BoundaryProps {
  /** Whether the retry succeeded. */
  onTryAgain: () => Promise<boolean>;
  children: ReactNode;
}

class Boundary extends Component<BoundaryProps, { error: unknown }> {
  override state = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { error } = this.state as { error: unknown };
    if (error === null) return this.props.children;
    if (!(error instanceof NotCome)) throw error;
    const tryAgain = async () => {
      if (await this.props.onTryAgain()) this.setState({ error: null });
    };
    return <TryAgain onPress={tryAgain} />;
  }
}

function TryAgain({ onPress }: { onPress: () => void }) {
  const t = useTranslations();
  return (
    <div role="alert">
      <Notice tone="alert">
        <p>{t('errors.UNREACHABLE')}</p>
        <Button weight="outlined" onClick={onPress}>
          {t('shell.tryAgain')}
        </Button>
      </Notice>
    </div>
  );
}
