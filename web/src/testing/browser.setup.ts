import '@mantine/core/styles.layer.css';
import '@mantine/notifications/styles.layer.css';
import '../theme/font.css';
import '../theme/global.css';
