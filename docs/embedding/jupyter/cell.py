# One laboratory in a frame of its own, from the one file that package.sh makes; nothing is fetched.
from html import escape
from pathlib import Path
from IPython.display import HTML

page = Path("dk-variance.html").read_text(encoding="utf-8")
page = page.replace("<dk-variance>", '<dk-variance focus="256" dimensions="16,64,256" guess="off">', 1)
HTML(
    '<iframe title="How large a score is" sandbox="allow-scripts allow-downloads"'
    f' style="width: 100%; height: 900px; border: 0" srcdoc="{escape(page)}"></iframe>'
)
